import { createStore } from 'jotai'
import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reviews } from '../../api/contract/review.ts'
import { ReviewApp } from '../../app/review-app.tsx'
import { reviewAddress } from './rules/review-link.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { beginSessionEpochAtom } from '../../session/session-epoch.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { ReviewScreen } from './review-screen.tsx'

const beginEpoch = () => createStore().set(beginSessionEpochAtom)

const uuid = '2f1c8a6e-0b1d-4c7e-9a55-0e2f6d3b7c10'
const linkIsOpen = mockResponse(reviews.validateReview, {})
const linkIsUsed = mockStatus(reviews.validateReview, 495)
const acceptsReview = mockResponse(reviews.addReview, {})
const openIn = (screen: ReactNode, replies: StoryReply[]) =>
  renderScreen(screen, { at: reviewAddress, query: { uuid }, replies: [linkIsOpen, acceptsReview, ...replies] })
const open = (...replies: StoryReply[]) => openIn(<ReviewScreen />, replies)
const openPage = (...replies: StoryReply[]) => openIn(<ReviewApp />, replies)

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const comment = () => page.getByLabelText('Wilt u er iets bij zeggen?')
const send = () => button('Versturen')
const written = 'De arts nam de tijd.'
const fill = async () => {
  await radio('Goed').click()
  await comment().fill(written)
  await radio('Nee, zonder mijn naam').click()
}
const filled = { score: 4, motivation: written, anonymous: true }
const invalid = 'Deze link is ongeldig of al eerder gebruikt'
const expectFormKept = async () => {
  await expect.element(radio('Goed')).toBeChecked()
  await expect.element(comment()).toHaveValue(written)
  await expect.element(radio('Nee, zonder mijn naam')).toBeChecked()
}

test('REV-01.2 REV-03.1 REV-04.1 REV-04.2 REV-05 a score, a comment and a choice are sent without a token, and a thank-you replaces the form', async () => {
  const { backend } = await open()
  await expect.element(heading('Hoe was uw laatste consult?')).toBeVisible()
  await radio('Heel goed').click()
  expect(page.getByRole('radiogroup', { name: 'Uw score' }).getByRole('radio').elements()).toHaveLength(5)
  await comment().fill(' I <3 <b>jullie</b> ')
  await radio('Ja, met mijn naam').click()
  await expect.element(page.getByRole('img', { name: '5 van 5 sterren' })).toBeVisible()
  await expect.element(page.getByText('I <3 jullie', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Hier komt uw naam')).toBeVisible()
  await radio('Nee, zonder mijn naam').click()
  await expect.element(page.getByText('Naam niet getoond')).toBeVisible()
  await radio('Ja, met mijn naam').click()
  await expect.element(text('5 van 5, heel goed')).toBeVisible()
  await send().click()
  await expect.element(heading('Dank u wel')).toHaveFocus()
  await expect.element(text('Wij hebben uw mening ontvangen')).toBeVisible()
  await expect.element(comment()).not.toBeInTheDocument()
  expect(backend.bodiesOf(reviews.addReview)).toEqual([{ score: 5, motivation: 'I <3 jullie', anonymous: false }])
  expect(backend.sent.map(({ url }) => new URL(url).pathname)).toEqual(
    ['validate', 'add'].map((last) => `/patientPortal/review/consult/${uuid}/${last}`),
  )
  expect(backend.sent.map(({ headers }) => 'Authorization' in headers)).toEqual([false, false])
})

test('REV-03.1 REV-04.2 without a comment the motivation is empty', async () => {
  const { backend } = await open()
  await radio('Slecht').click()
  await radio('Nee, zonder mijn naam').click()
  await comment().fill('  <br>\n ')
  await send().click()
  await expect.poll(() => backend.bodiesOf(reviews.addReview)).toEqual([{ score: 1, motivation: '', anonymous: true }])
})

describe('required input', () => {
  const scoreGroup = () => page.getByRole('radiogroup', { name: 'Uw score' })

  test('ERR-06.1 REV-03.2 REV-03.4 a score is required: without one nothing can be sent, and leaving the group shows an error', async () => {
    const { backend, store } = await open()
    await expect.element(send()).toBeDisabled()
    await expect.element(send()).toHaveAccessibleDescription('Geef eerst een score.')
    await expect.element(scoreGroup()).not.toHaveAttribute('aria-invalid')
    radio('Slecht').element().focus()
    await userEvent.tab()
    await expect.element(comment()).toHaveFocus()
    await expect.element(scoreGroup()).toHaveAccessibleDescription('Geef een score')
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'Geef een score', duration: 6000 }])
    await radio('Matig').click()
    await expect.element(scoreGroup()).not.toHaveAttribute('aria-invalid')
    await expect.element(send()).toBeEnabled()
    expect(backend.bodiesOf(reviews.addReview)).toEqual([])
  })

  test.each(['Slecht', 'Nee, zonder mijn naam'])(
    'ERR-06.1 REV-03.2 a score is required: Enter at %s shows an error, and moves focus there',
    async (from) => {
      const { backend, store } = await open()
      await expect.element(radio(from)).toBeVisible()
      radio(from).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(scoreGroup()).toHaveAccessibleDescription('Geef een score')
      await expect.element(radio('Slecht')).toHaveFocus()
      await expect
        .poll(() => store.get(toastsAtom))
        .toMatchObject([{ tone: 'error', text: 'Geef een score', duration: 6000 }])
      expect(backend.bodiesOf(reviews.addReview)).toEqual([])
    },
  )

  test('REV-03.3 the choice of the name is required, and checked on sending; Enter sends as well', async () => {
    const { backend } = await open()
    const names = page.getByRole('radiogroup', { name: 'Mag uw naam erbij staan?' })
    await radio('Goed').click()
    await expect.element(names).not.toHaveAttribute('aria-invalid')
    await send().click()
    await expect.element(names).toHaveAccessibleDescription('Kies ja of nee. Verplicht veld')
    await expect.element(radio('Ja, met mijn naam')).toHaveFocus()
    expect(backend.bodiesOf(reviews.addReview)).toEqual([])
    await userEvent.keyboard(' {Enter}')
    await expect
      .poll(() => backend.bodiesOf(reviews.addReview))
      .toEqual([{ score: 4, motivation: '', anonymous: false }])
  })
})

const faults: [number, string | undefined, string, RegExp][] = [
  [495, undefined, invalid, /Gebruik dan de link in die e-mail/],
  [412, 'PCE_REVIEW_EXPIRED', 'Deze link is verlopen', /geen mening meer geven/],
  [412, 'PCE_REVIEW_CONSULT_DROPPED', 'Dit consult is niet doorgegaan', /U hoeft niets te doen/],
  [412, 'PCE_REVIEW_CONSULT_NOT_ENDED', 'Dit consult is nog niet voorbij', /opnieuw na het consult/],
  [412, 'PCE_OTHER', 'Dit kan nu niet. Bel 010 000 00 00.', /later opnieuw/],
]

async function expectFault(words: string, more: RegExp) {
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(text(more)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '010 000 00 00' }))
    .toHaveAttribute('href', 'tel:+31100000000')
  await expect.element(page.getByRole('link', { name: 'Naar inloggen' })).toHaveAttribute('href', '/login')
  await expect.element(comment()).not.toBeInTheDocument()
  await expect.element(button('Opnieuw proberen')).not.toBeInTheDocument()
}

test.each(faults)(
  'REV-02.2 a link rejected with %i %s shows why and what to do, instead of the form',
  async (status, error, words, more) => {
    await open(mockStatus(reviews.validateReview, status, error && { error }))
    await expectFault(words, more)
    await expect.element(heading('Uw mening over het consult')).toBeVisible()
  },
)

test('REV-07.1 a rejected review shows the same; the comment can still be copied', async () => {
  await open(mockStatus(reviews.addReview, 412, { error: 'PCE_REVIEW_EXPIRED' }))
  await fill()
  await send().click()
  await expectFault('Deze link is verlopen', /geen mening meer geven/)
  await expect.element(page.getByText(written, { exact: true })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Deze link is verlopen')
})

test.each([
  ['without an identifier', ''],
  ['with a relative path as its identifier', '..'],
])('REV-06 a link %s is invalid, and nothing is requested', async (_how, given) => {
  const { backend } = await renderScreen(<ReviewScreen />, {
    at: reviewAddress,
    query: { uuid: given },
    replies: [linkIsOpen],
  })
  await expectFault(invalid, /ontbreekt een stuk van de link/)
  expect(backend.sent).toEqual([])
})

describe('when offline', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })

  test('REV-02.3 the link can be checked again, and then shows the form', async () => {
    const { backend } = await openPage(mockNetworkError(reviews.validateReview))
    await expect.element(text(/^Er is geen verbinding\./)).toBeVisible()
    // Not the portal's general offline notice as well.
    expect(button('Opnieuw proberen').elements()).toHaveLength(1)
    backend.setReplies(linkIsOpen)
    await button('Opnieuw proberen').click()
    await expect.element(heading('Hoe was uw laatste consult?')).toHaveFocus()
    await expect.element(radio('Goed')).toBeVisible()
  })

  test('REV-02.3 it continues by itself when online again', async () => {
    const { backend } = await open(mockNetworkError(reviews.validateReview))
    await expect.element(text(/^Er is geen verbinding\./)).toBeVisible()
    // The first call after the reconnect finds no connection yet.
    dispatchEvent(new Event('online'))
    await expect.poll(() => backend.sent.length).toBe(2)
    backend.setReplies(linkIsOpen)
    await expect.element(radio('Goed')).toBeVisible()
  })
})

describe('a review is sent once and never lost', () => {
  test('REV-07 pressing the button twice sends once', async () => {
    const pending = mockDeferred(reviews.addReview, {})
    const { backend } = await open(pending)
    await fill()
    await send().dblClick()
    await expect.element(button('Bezig met versturen…')).toBeVisible()
    pending.tell()
    await expect.element(heading('Dank u wel')).toBeVisible()
    expect(backend.bodiesOf(reviews.addReview)).toEqual([filled])
  })

  test('REV-07.2 a 491 leaves form and comment, and a retry works', async () => {
    const { backend } = await open(mockStatus(reviews.addReview, 491))
    await fill()
    await send().click()
    await expect.element(text(/Uw tekst is te lang/)).toBeVisible()
    await expectFormKept()
    backend.setReplies(acceptsReview)
    await send().click()
    await expect.element(heading('Dank u wel')).toBeVisible()
  })

  test.each([
    ['a lost connection', mockNetworkError(reviews.addReview)],
    ['a 500', mockStatus(reviews.addReview, 500)],
  ])(
    'REV-07.2 after %s it is checked whether the review arrived; if not, its current version is sent',
    async (_how, lost) => {
      const { backend } = await open(lost)
      await fill()
      await send().click()
      await expect.element(button('Opnieuw proberen')).toBeVisible()
      await expectFormKept()
      expect(backend.sent.map(({ endpoint }) => endpoint)).toEqual([
        reviews.validateReview,
        reviews.addReview,
        reviews.validateReview,
      ])
      await radio('Heel goed').click()
      backend.setReplies(acceptsReview)
      await button('Opnieuw proberen').click()
      await expect.element(heading('Dank u wel')).toBeVisible()
      expect(backend.bodiesOf(reviews.addReview)).toEqual([filled, { ...filled, score: 5 }])
    },
  )

  test('REV-07 when the answer was lost after the review arrived, the used link shows that it may have arrived', async () => {
    const { backend } = await open(mockNetworkError(reviews.addReview))
    await fill()
    await expect.poll(() => backend.sent.length).toBe(1)
    backend.setReplies(linkIsUsed)
    await send().click()
    await expectFault(invalid, /^Misschien hebben wij uw mening net ontvangen\./)
    await expect.element(page.getByText(written, { exact: true })).toBeVisible()
  })

  test('REV-07.1 a link that is already used at the first send may be a resend by the browser', async () => {
    await open(mockStatus(reviews.addReview, 495))
    await fill()
    await send().click()
    await expectFault(invalid, /^Misschien hebben wij uw mening net ontvangen\./)
    await expect.element(page.getByText(written, { exact: true })).toBeVisible()
  })
})

describe('REV-07 the filled form', () => {
  const restoreFromCache = () =>
    act(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  const comeBack = async () => {
    cleanup()
    return open()
  }

  test('is restored after a reload and on return, and deleted once sent', async () => {
    await open()
    await fill()
    await comeBack()
    await expectFormKept()
    await send().click()
    await expect.element(heading('Dank u wel')).toBeVisible()
    await comeBack()
    await expect.element(radio('Goed')).not.toBeChecked()
    await expect.element(comment()).toHaveValue('')
  })

  test.each([
    [
      'through another link',
      () => {
        sessionStorage.setItem('review', JSON.stringify({ uuid: 'other', score: 4, comment: written, name: 'hidden' }))
      },
    ],
    ['after a session began or ended in this tab', beginEpoch],
    [
      'if it is invalid',
      () => {
        sessionStorage.setItem('review', '[')
      },
    ],
  ])('is not restored %s', async (_how, happens) => {
    await open()
    await fill()
    happens()
    await comeBack()
    await expect.element(radio('Goed')).not.toBeChecked()
    await expect.element(comment()).toHaveValue('')
  })

  test('is not restored from the back/forward cache when another session started meanwhile', async () => {
    await open()
    await fill()
    restoreFromCache()
    await expectFormKept()
    beginEpoch()
    restoreFromCache()
    await expect.element(comment()).toHaveValue('')
  })
})
