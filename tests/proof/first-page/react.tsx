import { createRoot } from 'react-dom/client'

/** The least that a page drawn by React can be. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<main><h1>Inloggen</h1><p>Bij uw eigen dossier van de kliniek.</p></main>)
