import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { FileDropzoneHost } from './file-dropzone-host.tsx'
import { dutch } from './sample-files.ts'

// In a file of its own: emulating touch changes the pointer type until the page is closed.
test('the invitation to drag is shown with a mouse and hidden on touch-only devices', async () => {
  render(<FileDropzoneHost />)
  const invitation = page.getByText(dutch.zone.idle)
  await expect.element(invitation).toBeVisible()
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.element(invitation).not.toBeVisible()
})
