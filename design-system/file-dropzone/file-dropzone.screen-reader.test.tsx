import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listen, readPage } from '#tests/support/hear.ts'
import { FileDropzoneHost } from './file-dropzone-host.tsx'
import { choose, drop, pdf, remove } from './offer-files.ts'
import { fileOf } from './sample-files.ts'

test('FILE-DROPZONE-09 reads a dropzone with a file from top to bottom', async () => {
  render(<FileDropzoneHost value={[pdf('rapport.pdf', 2458)]} error="Kies ook uw verwijsbrief." />)
  expect(await readPage()).toEqual([
    'Pdf, jpg of png. Elk bestand mag 20 MB groot zijn.',
    'Kies ook uw verwijsbrief.',
    'group, Bijlagen',
    'button, Bestand kiezen, Pdf, jpg of png. Elk bestand mag 20\u00a0MB groot zijn. Kies ook uw verwijsbrief.',
    'of sleep een bestand naar dit vak',
    '1 bestand gekozen',
    'list, 1 bestand gekozen',
    'listitem, level 1, position 1, set size 1',
    'rapport.pdf',
    '2,4 kB',
    'button, Verwijder rapport.pdf',
  ])
})

test('announces dropped files and a removed file', async () => {
  render(<FileDropzoneHost />)
  choose().element().focus()
  const expectHeard = await listen()
  drop(pdf('rapport.pdf'), fileOf('jpg', 'foto.heic'))
  await expectHeard('polite: 1 bestand toegevoegd, 1 bestand geweigerd')
  await remove('rapport.pdf').click()
  await expectHeard(
    'button, Verwijder rapport.pdf',
    'button, Bestand kiezen, Pdf, jpg of png. Elk bestand mag 20\u00a0MB groot zijn.',
    'polite: rapport.pdf verwijderd',
  )
})
