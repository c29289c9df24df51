import { createRoot } from 'react-dom/client'

/** The least that a page drawn by React can be. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<main><h1>Inloggen</h1><p>Hier opent u uw dossier.</p></main>)
