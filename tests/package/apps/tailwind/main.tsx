import { createRoot } from 'react-dom/client'
import { SevenParts } from '../parts/seven-parts.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <SevenParts />
      <footer className="tw:p-1 tw:text-center">Of the app</footer>
    </>,
  )
}
