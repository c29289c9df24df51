import { cleanup } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { identification } from '../../../api/contract/identification.ts'
import { actionState, patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { onboardingInfo } from '../../../stories/fixture/onboarding.ts'
import { inAttackState } from '../../../stories/attack-state.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../../stories/story-backend.ts'
import { usePatientInfo } from '../../../session/use-patient-info.ts'
import { AskBsnScreen } from './ask-bsn-screen.tsx'

const bsn = '999990019'
const wrong = 'Ongeldig BSN. Kijk de cijfers nog eens na.'
/** An active query, as the app has around every patient screen. */
function PatientInfoObserver() {
  usePatientInfo()
  return null
}
const open = (...replies: StoryReply[]) =>
  renderScreen(
    <>
      <PatientInfoObserver />
      <AskBsnScreen />
    </>,
    {
      at: routes.askBsn.pattern,
      replies: [mockResponse(patient.getInfo, onboardingInfo(actionState.acceptNoBsn)), ...replies],
    },
  )
const field = () => page.getByLabelText('Burgerservicenummer (BSN)')
const save = () => button('Opslaan')
const expectMessage = (words: string) =>
  expect.element(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()

describe('an invalid BSN', () => {
  test('ERR-06.1 BSN-01.3 shows an error on Enter, at the field and in a toast of 6 s', async () => {
    const { backend, store } = await open()
    await field().fill('999990018')
    await userEvent.keyboard('{Enter}')
    await expectMessage(wrong)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('999990018')
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: wrong, duration: 6000 }])
    expect(backend.bodiesOf(identification.setBSN)).toEqual([])
    await field().fill('99999001')
    await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('BSN-01.3 shows an error on Enter in the empty field, each time', async () => {
    const { store } = await open()
    await field().click()
    await userEvent.keyboard('{Enter}')
    await expectMessage(wrong)
    const [first] = store.get(toastsAtom)
    await userEvent.keyboard('{Enter}')
    expect(store.get(toastsAtom)).toMatchObject([{ text: wrong }])
    expect(store.get(toastsAtom)[0]?.id).not.toBe(first?.id)
  })

  test.each([
    ['that is invalid', '999990018', []],
    ['that the back end refuses', bsn, [mockStatus(identification.setBSN, 412)]],
  ] as const)(
    'BSN-01.3 the field of a BSN %s stays in view above the footer, with the largest text on a small phone',
    async (_name, typed, replies) => {
      await inAttackState()
      await open(...replies)
      await field().fill(typed)
      await userEvent.keyboard('{Enter}')
      await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field()).toHaveFocus()
      const bottomOf = () => field().element().getBoundingClientRect().bottom
      await expect
        .poll(bottomOf)
        .toBeLessThanOrEqual(document.querySelector('[data-part=sticky-footer]')?.getBoundingClientRect().top ?? 0)
    },
  )

  test('BSN-01.4 shows an error on blur too, once', async () => {
    const { store } = await open()
    await field().fill('1234')
    await userEvent.tab()
    await expectMessage(wrong)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await field().click()
    await userEvent.tab()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: wrong, duration: 6000 }])
  })

  test('BSN-01 shows no error for an empty field that loses focus, nor when the window loses focus', async () => {
    const { store } = await open()
    await field().click()
    await userEvent.tab()
    await field().fill('1234')
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    field().element().blur()
    hasFocus.mockRestore()
    expect(store.get(toastsAtom)).toEqual([])
    await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true')
  })
})

describe('saving', () => {
  test('BSN-02.1 requires a valid BSN', async () => {
    await open()
    await expect.element(heading('Wat is uw BSN?')).toBeVisible()
    await expect.element(save()).toBeDisabled()
    await expect.element(text('Vul eerst uw BSN in')).toBeVisible()
    await field().fill('999990018')
    await expect.element(save()).toBeDisabled()
    await expect.element(text('Uw BSN klopt nog niet')).toBeVisible()
    await expect.element(text('Vul eerst uw BSN in')).not.toBeInTheDocument()
    await field().fill(bsn)
    await expect.element(save()).toBeEnabled()
  })

  test('BSN-02.3 refetches patient info before the dashboard opens, which would otherwise still show that the BSN is missing', async () => {
    const info = mockDeferred(patient.getInfo, onboardingInfo(actionState.approved))
    const { backend } = await open(mockResponse(identification.setBSN, {}))
    await field().fill(bsn)
    await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(1)
    backend.setReplies(info)
    await save().click()
    await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(2)
    await expect.element(button('Bezig met opslaan…')).toBeVisible()
    expect(location.pathname).toBe(routes.askBsn.pattern)
    info.tell()
    await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
  })

  test.each([
    ['999.990.019', bsn],
    ['9999 9006', '099999006'],
  ])('BSN-02.2 BSN-02.4 %s is sent as %s, and the dashboard shows that it is saved', async (typed, sent) => {
    const { backend } = await open(mockResponse(identification.setBSN, {}))
    await field().fill(typed)
    await save().click()
    await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
    expect(history.state).toMatchObject({ message: 'Uw BSN is opgeslagen.' })
    expect(backend.bodiesOf(identification.setBSN)).toEqual([{ bsn: sent }])
    expect(JSON.stringify(history.state)).not.toContain(sent)
  })

  test('BSN-02.5 Back and Close lead to the dashboard', async () => {
    await open()
    for (const name of ['Terug', 'Sluiten'])
      await expect
        .element(page.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', routes.dashboard.pattern)
  })

  test('BSN-02 pressing the button twice, and Enter, save once', async () => {
    const saved = mockDeferred(identification.setBSN, {})
    const { backend } = await open(saved)
    await field().fill(bsn)
    await save().dblClick()
    await expect.element(button('Bezig met opslaan…')).toBeVisible()
    await field().click()
    await userEvent.keyboard('{Enter}')
    saved.tell()
    await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
    expect(backend.bodiesOf(identification.setBSN)).toHaveLength(1)
  })
})

// The release fault matrix has every other failure and every other late answer.
describe('errors', () => {
  const expectRetryWorks = async ({ backend }: Awaited<ReturnType<typeof open>>, press: string) => {
    await expect.element(field()).toHaveValue(bsn)
    backend.setReplies(mockResponse(identification.setBSN, {}))
    await button(press).click()
    await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
    expect(backend.bodiesOf(identification.setBSN)).toEqual([{ bsn }, { bsn }])
  }

  test.each([
    [412, 'Wij hebben al een ander BSN van u. Klopt dat niet? Bel 010 000 00 00.'],
    [491, wrong],
  ])('a %i is shown at the field and in a toast, the BSN stays, and a retry works', async (status, words) => {
    const opened = await open(mockStatus(identification.setBSN, status))
    await field().fill(bsn)
    await save().click()
    await expectMessage(words)
    await expect.element(field()).toHaveFocus()
    expect(opened.store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
    await expectRetryWorks(opened, 'Opslaan')
  })

  test('a lost connection is shown with a retry, the BSN stays, and the retry works', async () => {
    const opened = await open(mockNetworkError(identification.setBSN))
    await field().fill(bsn)
    await save().click()
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/Er is geen verbinding/)
          .first(),
      )
      .toBeVisible()
    await expectRetryWorks(opened, 'Opnieuw proberen')
  })

  test('a late error after leaving the screen is reported without the BSN', async () => {
    const gate = Promise.withResolvers<undefined>()
    const { reply } = mockStatus(identification.setBSN, 412)
    const { store } = await open({
      endpoint: identification.setBSN,
      reply: (request) => gate.promise.then(() => reply(request)),
    })
    await field().fill(bsn)
    await save().click()
    cleanup()
    gate.resolve(undefined)
    await expect
      .poll(() => store.get(toastsAtom))
      .toMatchObject([{ tone: 'error', text: 'Uw BSN is niet opgeslagen. Vul het opnieuw in.' }])
  })
})

test('the browser does not store the BSN: no name, no autofill, a numeric keyboard, and removed when the screen is left', async () => {
  await open()
  for (const [attribute, value] of [
    ['autocomplete', 'off'],
    ['inputmode', 'numeric'],
  ] as const)
    await expect.element(field()).toHaveAttribute(attribute, value)
  await expect.element(field()).not.toHaveAttribute('name')
  await field().fill(bsn)
  cleanup()
  await open()
  await expect.element(field()).toHaveValue('')
})
