import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeVoice } from '../../../.storybook/fake-voice.ts'
import { documentCategory, documents } from '../../api/contract/document.ts'
import { patient } from '../../api/contract/patient.ts'
import { restViewAtom, switchRestAtom } from '../../platform/view.ts'
import { currentSessionEpoch } from '../../session/session-epoch.ts'
import { signOutAtom } from '../../session/token.ts'
import { documentAnswer, newestPrescription, prescriptionFile, someDocuments } from '../../stories/fixture/document.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { LetterScreen, PrescriptionScreen } from './document-screen.tsx'

const { id } = newestPrescription
const letter = someDocuments.find(({ category }) => category === documentCategory.gpLetter)
if (!letter) throw new Error('No letter among the documents.')
const file = mockResponse(documents.getDocument, prescriptionFile)
function show(getDocument: StoryReply, screen: ReactNode = <PrescriptionScreen id={id} />, state: object = {}) {
  cleanup()
  return renderScreen(screen, {
    at: `/prescription/${id}`,
    state,
    replies: [
      mockResponse(patient.getInfo, patientInfo({ documents: [newestPrescription, ...someDocuments] })),
      getDocument,
    ],
  })
}
const download = () => page.getByRole('link', { name: /^Downloaden/ })
const alert = () => page.getByRole('alert')

test('DOC-03.1 DOC-04.1 ERR-04.2 a document shows its name, its date, buttons to download, print and read it as text, and its pages', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { backend } = await show(file)
  await expect.element(heading('Sumatriptan 50 mg')).toBeVisible()
  await expect.element(text('17 november 2026')).toBeVisible()
  await expect.element(download()).toHaveTextContent('Downloaden (PDF, 29 kB)')
  await expect.element(download()).toHaveAttribute('download', 'Sumatriptan 50 mg.pdf')
  // The first test to load the viewer, which is slow on a busy machine.
  await expect
    .element(page.getByRole('article', { name: 'Sumatriptan 50 mg' }).getByText('Zo gebruikt u het'), {
      timeout: 60_000,
    })
    .toBeVisible()
  await expect.element(button('Printen')).toBeVisible()
  expect(backend.bodiesOf(documents.getDocument)).toEqual([{ documentId: id, data: true }])
  // Longer than the default timeout: a scan over a slow connection.
  expect(timeout).toHaveBeenCalledWith(60_000)
  await button('Toon het origineel').click()
  await expect.element(page.getByRole('region', { name: 'Sumatriptan 50 mg' })).toBeVisible()
}, 70_000)

test('DOC-06.3 the view chosen for one document applies to the next, also after a reload, but not for the next patient', async () => {
  const pages = page.getByRole('region', { name: 'Sumatriptan 50 mg' })
  await show(file)
  await expect.element(button('Toon het origineel'), { timeout: 60_000 }).toBeVisible()
  await button('Toon het origineel').click()
  await expect.element(pages).toBeVisible()
  expect(sessionStorage.getItem('documentView')).toBe('"pages"')
  const { store } = await show(file)
  await expect.element(pages).toBeVisible()
  store.set(signOutAtom, 'loggedOff')
  await show(file)
  await expect.element(button('Toon het origineel')).toBeVisible()
}, 70_000)

test('DOC-08.2 opened from the medicines, a prescription is read as text starting with its usage, until the pages are chosen', async () => {
  const article = page.getByRole('article', { name: 'Sumatriptan 50 mg' })
  sessionStorage.setItem('documentView', '"pages"')
  await show(file, undefined, { asText: true })
  await expect.element(article.getByText('Zo gebruikt u het'), { timeout: 60_000 }).toBeVisible()
  expect(article.getByRole('heading').first().element().textContent).toBe('Zo gebruikt u het')
  await expect.element(article.getByRole('columnheader', { name: 'Datum' })).toBeVisible()
  await button('Toon het origineel').click()
  await expect.element(page.getByRole('region', { name: 'Sumatriptan 50 mg' })).toBeVisible()
}, 70_000)

test.each([404, 495])(
  'DOC-03.4 DOC-03.5 a missing document (%i) shows a message with a link back, and no retry',
  async (status) => {
    await show(mockStatus(documents.getDocument, status), <PrescriptionScreen id={id} />, { search: 'mri' })
    await expect.element(heading('Dit recept is er niet')).toBeVisible()
    await expect.element(text('Op dit adres staat geen recept. Misschien is het er niet meer.')).toBeVisible()
    await expect.element(button('Opnieuw proberen')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Naar uw recepten' })).toHaveAttribute('href', '/prescriptions')
    await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
    await expect
      .poll(() => [location.pathname, history.state as unknown])
      .toEqual(['/prescriptions', { search: 'mri', scroll: 0, opened: id, epoch: currentSessionEpoch() }])
  },
)

test.each([
  [
    'a letter at the address of a prescription',
    <PrescriptionScreen key="letter" id={letter.id} />,
    'Dit recept is er niet',
  ],
  ['a prescription at the address of a letter', <LetterScreen key="prescription" id={id} />, 'Deze brief is er niet'],
])('DOC-03.3 %s is not found on that screen', async (_what, screen, title) => {
  await show(file, screen)
  await expect.element(heading(title)).toBeVisible()
  await expect.element(download()).not.toBeInTheDocument()
  await expect.element(page.getByText('Herhaling vragen')).not.toBeInTheDocument()
})

test.each([
  ['empty', ''],
  ['not base64', 'Er ging iets mis'],
])('DOC-04.2 contents that are %s show an error, without a download', async (_name, data) => {
  const { backend } = await show(mockResponse(documents.getDocument, documentAnswer(data)))
  await expect.element(alert().getByText(/niet goed aangekomen.*zijn veilig.*Probeer het opnieuw/)).toBeVisible()
  await expect.element(download()).not.toBeInTheDocument()
  backend.setReplies(file)
  await button('Opnieuw proberen').click()
  await expect.element(download()).toBeVisible()
})

test('DOC-04.3 contents that are not a PDF show an error, and are downloaded as a file that no program opens', async () => {
  await show(
    mockResponse(documents.getDocument, {
      ...documentAnswer(btoa('<!doctype html><script>alert(1)</script>')),
      mimetype: 'text/html',
    }),
  )
  await expect.element(alert().getByText(/geen goede pdf of foto/)).toBeVisible()
  await expect.element(download()).toHaveAttribute('download', 'Sumatriptan 50 mg.bin')
  expect((await (await fetch((download().element() as HTMLAnchorElement).href)).blob()).type).toBe(
    'application/octet-stream',
  )
  await expect.element(button('Printen')).not.toBeInTheDocument()
})

test('ERR-04.3 a failed call shows the reason, and a retry repeats it', async () => {
  const { backend } = await show(mockStatus(documents.getDocument, 503))
  await expect.element(text(/even niet bereikbaar/)).toBeVisible()
  backend.setReplies(file)
  await button('Opnieuw proberen').click()
  await expect.element(download()).toBeVisible()
  expect(backend.bodiesOf(documents.getDocument)).toEqual([
    { documentId: id, data: true },
    { documentId: id, data: true },
  ])
})

test('DOC-01 MSG-04 a prescription leads to a prepared question; a letter does not', async () => {
  await show(file, <LetterScreen id={62} />)
  await expect.element(heading('Brief aan uw huisarts')).toBeVisible()
  await expect.element(download()).toBeVisible()
  await expect.element(button('Herhaling vragen')).not.toBeInTheDocument()
  await show(file)
  await button('Herhaling vragen').click()
  await expect
    .poll(() => [location.pathname, history.state as unknown])
    .toEqual([
      '/new-question',
      {
        subject: 'Herhaling: Sumatriptan 50 mg',
        content:
          'Mag ik een herhaling van dit recept?\n\nRecept: Sumatriptan 50 mg\nDatum van het recept: 17 november 2026',
        department: 'medical',
        epoch: currentSessionEpoch(),
      },
    ])
})

test.each([390, 320])(
  'DOC-03 DOC-05 on a phone of %i px the controls are one row starting with "read as text", and the document is in view',
  async (width) => {
    await page.viewport(width, 640)
    onTestFinished(() => page.viewport(390, 844))
    sessionStorage.setItem('documentView', '"pages"')
    onTestFinished(() => sessionStorage.removeItem('documentView'))
    await show(file)
    const pages = page.getByRole('region', { name: 'Sumatriptan 50 mg' })
    await expect.element(pages, { timeout: 60_000 }).toBeVisible()
    const controls = [...(button('Lees als tekst').element().parentElement?.querySelectorAll('button') ?? [])]
    expect(controls[0]?.textContent).toBe('Lees als tekst')
    expect(controls).toHaveLength(4)
    expect(new Set(controls.map((control) => control.getBoundingClientRect().top)).size).toBe(1)
    // At least a line of the page is visible without scrolling.
    expect(pages.element().getBoundingClientRect().top).toBeLessThan(innerHeight - 150)
  },
  70_000,
)

test('READ-01.1 the text of a letter can be read aloud; its pages and a prescription cannot', async () => {
  const { speech, restore } = fakeVoice()
  localStorage.setItem('readAloud', '{"isConfirmed":true}')
  sessionStorage.setItem('documentView', '"text"')
  onTestFinished(() => {
    restore()
    localStorage.removeItem('readAloud')
    sessionStorage.removeItem('documentView')
  })
  await show(file, <LetterScreen id={letter.id} />)
  const article = page.getByRole('article', { name: letter.description })
  await expect.element(article, { timeout: 60_000 }).toHaveAttribute('aria-busy', 'false')
  await button('Lees voor').click()
  const heard = speech.said.at(-1)?.text ?? ''
  expect(heard).not.toBe('')
  expect(article.element().textContent).toContain(heard)
  await button('Toon het origineel').click()
  await expect.element(page.getByRole('region', { name: letter.description })).toBeVisible()
  expect(page.getByRole('group', { name: /^Voorlezen/ }).elements()).toEqual([])
  expect(speech.cancelled).toBe(2)
  await button('Lees als tekst').click()
  await expect.element(button('Lees voor')).toBeVisible()
  await show(file, undefined, { asText: true })
  await expect.element(page.getByRole('article', { name: 'Sumatriptan 50 mg' })).toBeVisible()
  expect(button('Lees voor').elements()).toEqual([])
}, 70_000)

test('CALM-03.7 DOC-06.1 with Rust on a document opens as text on a wide screen too', async () => {
  await page.viewport(1280, 900)
  const { store } = await show(file)
  store.set(restViewAtom, { theme: 'standard', softer: false, textSize: 'normal', oneQuestion: false })
  store.set(switchRestAtom)
  onTestFinished(() => store.set(switchRestAtom))
  await expect.element(button('Toon het origineel'), { timeout: 60_000 }).toBeVisible()
  await show(file)
  await expect.element(button('Lees als tekst'), { timeout: 60_000 }).toBeVisible()
}, 70_000)
