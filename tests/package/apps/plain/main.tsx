import '@patient-portal/design-system/styles.css'
import '@patient-portal/design-system/fonts.css'
import { createRoot } from 'react-dom/client'
import { SevenParts } from '../parts/seven-parts.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<SevenParts />)
