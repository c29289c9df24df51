import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import type { ListedDocument } from '../../api/contract/document.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { manyPrescriptions, newestPrescription, someDocuments } from '../../stories/fixture/document.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse } from '../../stories/story-backend.ts'
import { DocumentsScreen, PrescriptionsScreen } from './document-list-screen.tsx'

function show(screen: ReactNode, documents: ListedDocument[], state: object = {}) {
  cleanup()
  return renderScreen(screen, {
    at: routes.prescriptions.pattern,
    state,
    replies: [mockResponse(patient.getInfo, patientInfo({ documents }))],
  })
}
const field = () => page.getByRole('searchbox')
const year = () => page.getByRole('region', { name: /^\d{4}$/ })
const rows = (name: string | RegExp = /./) => year().getByRole('link', { name })
const medicines = () => page.getByRole('region', { name: 'Mijn medicijnen' })
const resultCount = () => page.getByRole('main').getByRole('status')
const years = () =>
  year()
    .elements()
    .map((one) => [
      one.querySelector('h2')?.textContent,
      ...[...one.querySelectorAll('li')].map((row) => row.textContent),
    ])

test.each([
  [
    'DOC-01.1 DOC-01.2 DOC-01.3 prescriptions of both categories',
    <PrescriptionsScreen key="1" />,
    'Recepten',
    [['2026', 'Sumatriptan 50 mg17 november 2026', 'Artsenverklaring erenumab4 november 2026']],
    'U heeft nog geen recepten',
  ],
  [
    'DOC-02.1 DOC-02.2 DOC-02.3 letters and results',
    <DocumentsScreen key="2" />,
    'Brieven',
    [
      ['2026', 'Brief aan uw huisarts17 november 2026', 'Uitslag MRI van het hoofd22 september 2026'],
      ['2025', 'Uitslag MRI van de nek11 december 2025', 'Brief aan uw huisarts6 oktober 2025'],
    ],
    'U heeft nog geen brieven',
  ],
] as const)(
  '%s are grouped by year, newest first; without any a message is shown',
  async (_name, screen, title, listed, none) => {
    await show(screen, [...someDocuments, ...manyPrescriptions.slice(0, 2).toReversed()])
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(years).toEqual(listed)
    await expect.element(field()).not.toBeInTheDocument()
    await show(screen, [])
    await expect.element(text(none)).toBeVisible()
  },
)

test('DOC-01 with ten or more there is a search field; the number of results is shown, and without results what to do', async () => {
  await show(<PrescriptionsScreen />, manyPrescriptions.slice(0, 9))
  await expect.element(rows().first()).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
  await show(<PrescriptionsScreen />, manyPrescriptions.slice(0, 10))
  await field().fill('erenumab')
  await expect.element(resultCount()).toHaveTextContent('1 recept gevonden')
  expect(textsOf(rows())).toEqual(['Artsenverklaring erenumab'])
  await field().fill('botox')
  await expect.element(resultCount()).toHaveTextContent('Niets gevonden met ‘botox’.')
  await button('Alles tonen').click()
  await expect.element(field()).toHaveFocus()
  await expect.element(resultCount()).toBeEmptyDOMElement()
  expect(rows().elements()).toHaveLength(10)
})

test('DOC-03 ACC-13 opening a document stores the list position in the state to return to', async () => {
  await show(<PrescriptionsScreen />, manyPrescriptions)
  await field().fill('november')
  await rows('Sumatriptan 50 mg').click()
  await expect.poll(() => location.pathname).toBe(`/prescription/${newestPrescription.id}`)
  expect(history.state).toMatchObject({ search: 'november' })
  history.back()
  await expect.poll(() => history.state as unknown).toMatchObject({ search: 'november', opened: newestPrescription.id })
})

test('DOC-03 on return focus is on the opened row, within the search results', async () => {
  // The first screen after a page load gets no focus, so one is shown before.
  await show(<PrescriptionsScreen />, [])
  await show(<PrescriptionsScreen />, manyPrescriptions, { search: 'metoprolol', opened: 84 })
  await expect.element(field()).toHaveValue('metoprolol')
  await expect
    .element(year().getByRole('listitem').filter({ hasText: '12 maart 2025' }))
    .toHaveAttribute('data-opened-at')
})

test('DOC-01 a document without a name has a fallback name to press', async () => {
  await show(<PrescriptionsScreen />, [{ ...newestPrescription, description: ' ' }])
  await expect.element(rows('Recept zonder naam')).toBeVisible()
})

describe('DOC-08 medicines', () => {
  const listed = (documents: ListedDocument[], state = {}) => show(<PrescriptionsScreen />, documents, state)

  test('DOC-08.1 DOC-08.3 are shown above the prescriptions, at most five, each with a prepared question for a repeat', async () => {
    await listed(
      Array.from({ length: 7 }, (_, at) => ({ ...newestPrescription, id: at + 1, description: `Medicijn ${at + 1}` })),
    )
    await expect.element(medicines()).toBeVisible()
    expect(textsOf(medicines().getByRole('link'))).toEqual([7, 6, 5, 4, 3].map((at) => `Medicijn ${at}`))
    await button('Herhaling vragen: Medicijn 6').click()
    await expect.poll(() => location.pathname).toBe('/new-question')
    expect(history.state).toMatchObject({
      subject: 'Herhaling: Medicijn 6',
      content: 'Mag ik een herhaling van dit recept?\n\nRecept: Medicijn 6\nDatum van het recept: 17 november 2026',
      department: 'medical',
    })
  })

  test('DOC-08.2 open as text, and have focus on return', async () => {
    await listed(manyPrescriptions)
    await medicines().getByRole('link', { name: 'Sumatriptan 50 mg' }).click()
    await expect.poll(() => location.pathname).toBe(`/prescription/${newestPrescription.id}`)
    expect(history.state).toMatchObject({ asText: true })
    // The first screen after a page load gets no focus, so one is shown before.
    await listed([])
    await listed(manyPrescriptions, { asText: true, opened: newestPrescription.id })
    await expect.element(medicines().getByRole('listitem').first()).toHaveAttribute('data-opened-at')
    expect(
      year()
        .getByRole('listitem')
        .elements()
        .filter((one) => one.matches('[data-opened-at]')),
    ).toEqual([])
  })

  test('are not shown above letters, nor when there are none', async () => {
    await show(<DocumentsScreen />, manyPrescriptions)
    await expect.element(text('U heeft nog geen brieven')).toBeVisible()
    await expect.element(medicines()).not.toBeInTheDocument()
    await listed(manyPrescriptions.slice(1, 2))
    await expect.element(rows('Artsenverklaring erenumab')).toBeVisible()
    await expect.element(medicines()).not.toBeInTheDocument()
  })
})
