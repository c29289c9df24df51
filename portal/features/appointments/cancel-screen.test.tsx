import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consults, consultState, type Consult } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { claimDrafts, draftsOf, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import { currentSessionEpoch } from '../../session/session-epoch.ts'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { pastOpen, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { CancelScreen } from './cancel-screen.tsx'

const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<CancelScreen />, {
    at: routes.cancel.pattern,
    state,
    replies: [
      mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
      mockResponse(patient.getEmployees, { employees }),
      ...replies,
    ],
  })
beforeEach(async () => {
  await wipeDrafts()
})

const remark = () => page.getByLabelText('Wilt u er iets bij zeggen? Dit hoeft niet.')
const submit = () => button('Afspraak afzeggen')

test('CANCEL-01.1 CANCEL-01.2 CANCEL-04.2 shows date, name and type, an optional remark and a button; with only consultId in the state', async () => {
  await open(
    { consultId: planned.id },
    mockResponse(patient.getInfo, patientInfo({ consults: [plannedLater, planned] })),
  )
  await expect.element(text('dr. A.B. Bos')).toBeVisible()
  expect(textsOf(page.getByRole('definition'))).toEqual([
    'donderdag 3 december 202614:30 – 14:50',
    'dr. A.B. Bos',
    'Controle op de kliniek',
  ])
  await expect.element(remark()).not.toBeRequired()
  await expect.element(submit()).toBeEnabled()
})

test('the buttons that keep the appointment lead to the list and send nothing', async () => {
  const { backend } = await open({ consultId: planned.id })
  for (const way of ['Terug', 'Sluiten'])
    await expect
      .element(page.getByRole('link', { name: way, exact: true }))
      .toHaveAttribute('href', routes.appointments.pattern)
  expect(backend.bodiesOf(consults.cancelConsult)).toEqual([])
})

test.each<[width: number, height: number]>([
  [390, 844],
  [320, 640],
])(
  'CANCEL-05 at %i by %i px with the largest text the footer shows the date and the button without scrolling',
  async (width, height) => {
    await page.viewport(width, height)
    document.documentElement.dataset.textSize = 'larger'
    onTestFinished(async () => {
      delete document.documentElement.dataset.textSize
      await page.viewport(390, 844)
    })
    await open({ consultId: planned.id })
    await expect.element(submit()).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByText('do 3 december')).toBeInViewport({ ratio: 1 })
    expect(scrollY).toBe(0)
    expect(page.getByText('do 3 december').element().getBoundingClientRect().left).toBeLessThan(
      submit().element().getBoundingClientRect().left,
    )
  },
)

test.each([
  ['nothing', {}],
  ['an appointment the patient does not have', { consultId: 999 }],
  ['an id that is not a number', { consultId: '31' }],
  ['a locked one', { consultId: planned.id }, { ...planned, state: consultState.locked }],
  ['a finalized one', { consultId: planned.id }, { ...planned, state: consultState.finalized }],
  ['a cancelled one', { consultId: planned.id }, { ...planned, state: consultState.cancelled }],
  ['a past one', { consultId: pastOpen.id }, pastOpen],
] as [string, object, Consult?][])(
  'CANCEL-02 BOOK-22.1 BOOK-22.3 BOOK-22.6 a state with %s shows the reason in the page, without a button',
  async (_name, state, consult = planned) => {
    await open(state, mockResponse(patient.getInfo, patientInfo({ consults: [consult] })))
    await expect.element(page.getByRole('heading', { name: 'Afspraak afzeggen' })).toBeVisible()
    await expect
      .element(
        text(
          'Wij kunnen deze afspraak niet vinden. De afspraak is voorbij of al veranderd. Ongeldige annulering. Geen consult gevonden.',
        ),
      )
      .toBeVisible()
    await expect.element(submit()).not.toBeInTheDocument()
  },
)

describe('the remark', () => {
  const asEmma = async (...replies: StoryReply[]) => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
    return renderScreen(<CancelScreen />, {
      at: routes.cancel.pattern,
      state: { consultId: planned.id },
      token: 'abc',
      replies: [
        mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
        mockResponse(patient.getEmployees, { employees }),
        ...replies,
      ],
    })
  }

  test('SES-06 is restored when the screen is opened again', async () => {
    await asEmma()
    await remark().fill('Ik lig in het donker.')
    cleanup()
    await asEmma()
    await expect.element(remark()).toHaveValue('Ik lig in het donker.')
  })

  test('is stored while the patient reschedules instead, and the appointment stays', async () => {
    const { backend } = await asEmma()
    await remark().fill('Ik lig in het donker.')
    await button('Liever verzetten?').click()
    await expect
      .poll(() => [location.pathname, history.state as unknown])
      .toEqual([
        routes.booking.pattern,
        {
          from: routes.appointments.pattern,
          isReschedule: true,
          consultId: planned.id,
          consultType: planned.consultTypeId,
          epoch: currentSessionEpoch(),
        },
      ])
    expect(backend.bodiesOf(consults.cancelConsult)).toEqual([])
    await expect.poll(() => draftsOf('abc').read(`cancel ${planned.id}`)).toBe('Ik lig in het donker.')
  })

  test('is deleted after sending', async () => {
    await asEmma(mockResponse(consults.cancelConsult, undefined))
    await remark().fill('Ik lig in het donker.')
    await submit().click()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(await draftsOf('abc').read(`cancel ${planned.id}`)).toBeUndefined()
  })

  test('does not overwrite text that is being typed', async () => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
    await draftsOf('abc').write(`cancel ${planned.id}`, 'Van gisteren')
    const { decrypt } = crypto.subtle
    const { promise: typed, resolve: release } = Promise.withResolvers<void>()
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...sealed) => {
      await typed
      return decrypt.apply(crypto.subtle, sealed)
    })
    await asEmma()
    await remark().fill('Nieuw')
    release()
    await draftsOf('abc').read(`cancel ${planned.id}`)
    await expect.element(remark()).toHaveValue('Nieuw')
  })
})

describe('cancelling', () => {
  test('CANCEL-03.1 CANCEL-03.2 CANCEL-03.3 sends the remark, refetches patient info and opens the list with the result', async () => {
    const { backend } = await open({ consultId: planned.id }, mockResponse(consults.cancelConsult, undefined))
    await remark().fill('  Ik ben dan weg. ')
    await submit().click()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    const { id, consultTypeId, startDateTime } = planned
    expect(history.state).toEqual({
      result: { kind: 'cancelled', consultId: id, consultTypeId, startDateTime },
      epoch: currentSessionEpoch(),
    })
    expect(backend.bodiesOf(consults.cancelConsult)).toEqual([{ consult_id: planned.id, note: 'Ik ben dan weg.' }])
    await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(2)
  })

  test.each(['', '   '])("CANCEL-03.1 with '%s' as its remark the note is ''", async (typed) => {
    const { backend } = await open({ consultId: planned.id }, mockResponse(consults.cancelConsult, undefined))
    await remark().fill(typed)
    await submit().click()
    await expect.poll(() => backend.bodiesOf(consults.cancelConsult)).toEqual([{ consult_id: planned.id, note: '' }])
  })

  test('pressing the button twice cancels once', async () => {
    const cancelled = mockDeferred(consults.cancelConsult, undefined)
    const { backend } = await open({ consultId: planned.id }, cancelled)
    await submit().dblClick()
    await expect.element(button('Bezig met afzeggen…')).toBeVisible()
    cancelled.tell()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(backend.bodiesOf(consults.cancelConsult)).toHaveLength(1)
  })

  // The release fault matrix has every other failure.
  test.each([
    [
      'a refusal',
      mockStatus(consults.cancelConsult, 495),
      'Wij kunnen deze afspraak niet vinden. Misschien is de afspraak al veranderd.',
    ],
    [
      'a lost answer',
      mockNetworkError(consults.cancelConsult),
      'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.',
    ],
  ])(
    'CANCEL-04.1 BOOK-13.1 %s is shown in the page and in a toast of 4 s, the remark stays, and a retry sends the same again',
    async (_what, fails, words) => {
      const { backend, store } = await open({ consultId: planned.id }, fails)
      await remark().fill('Ik ben dan weg.')
      await submit().click()
      await expect.poll(() => store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 4000 }])
      await expect.element(text(words)).toBeVisible()
      await expect.element(remark()).toHaveValue('Ik ben dan weg.')
      backend.setReplies(mockResponse(consults.cancelConsult, undefined))
      await submit().click()
      await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
      const sent = { consult_id: planned.id, note: 'Ik ben dan weg.' }
      expect(backend.bodiesOf(consults.cancelConsult)).toEqual([sent, sent])
    },
  )

  test('rescheduled in another tab meanwhile: it is not shown as cancelled, and the patient is led to the current appointment', async () => {
    const { backend } = await open({ consultId: planned.id }, mockStatus(consults.cancelConsult, 491))
    await expect.element(submit()).toBeVisible()
    backend.setReplies(
      mockResponse(
        patient.getInfo,
        patientInfo({ consults: [{ ...planned, state: consultState.cancelled }, plannedLater] }),
      ),
    )
    await submit().click()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(history.state).toMatchObject({
      message:
        'Deze afspraak is al veranderd, misschien in een ander venster. Wij hebben nu niets veranderd. Bij uw afspraken ziet u wat nu geldt.',
      messageTone: 'info',
    })
  })

  test('an answer lost after the cancellation: the retry finds it done and sends nothing twice', async () => {
    const { backend } = await open({ consultId: planned.id }, mockNetworkError(consults.cancelConsult))
    await submit().click()
    await expect.element(button('Opnieuw proberen')).toBeVisible()
    backend.setReplies(
      mockResponse(patient.getInfo, patientInfo({ consults: [{ ...planned, state: consultState.cancelled }] })),
    )
    await button('Opnieuw proberen').click()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(history.state).toMatchObject({ result: { kind: 'cancelled' } })
    expect(backend.bodiesOf(consults.cancelConsult)).toHaveLength(1)
  })
})
