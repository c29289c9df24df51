import { Button } from '@patient-portal/design-system'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Button>Save</Button>)
