import { createRoot } from 'react-dom/client'
import { SevenParts } from '../parts/seven-parts.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <SevenParts />
      {/* Class names of the parts, with the prefix. */}
      <footer className="tw:min-h-13 tw:rounded-md tw:bg-primary tw:px-5 tw:text-page">Of the app</footer>
    </>,
  )
}
