import '@patient-portal/design-system/base.css'
import '@patient-portal/design-system/toaster.css'
import '@patient-portal/design-system/step-wizard.css'
import '@patient-portal/design-system/step-footer.css'
import '@patient-portal/design-system/star-rating.css'
import '@patient-portal/design-system/slot-calendar.css'
import '@patient-portal/design-system/pdf-frame.css'
import '@patient-portal/design-system/page-header.css'
import '@patient-portal/design-system/page.css'
import '@patient-portal/design-system/file-dropzone.css'
import '@patient-portal/design-system/chat-thread.css'
import '@patient-portal/design-system/fonts.css'
import { hydrateRoot } from 'react-dom/client'
import { pages } from './pages.tsx'

const root = document.getElementById('root')
if (root) {
  hydrateRoot(root, pages[root.dataset.page ?? ''])
  requestIdleCallback(() => {
    root.dataset.hydrated = ''
  })
}
