import { act, cleanup, render } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../../app/app.tsx'
import { authentication } from '../../../api/contract/authentication.ts'
import { routes } from '../../../navigation/route-table.ts'
import { setServerTimeAtom } from '../../../platform/clock.ts'
import { draftsSettled } from '../../../platform/drafts/draft-store.ts'
import { currentSessionEpoch } from '../../../session/session-epoch.ts'
import { signInAtom } from '../../../session/token.ts'
import { visitor } from '../visitor-id.ts'
import { registering, registrationReplies } from '../../../stories/fixture/account.ts'
import { storyNow } from '../../../stories/fixture/now.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { createStoryStore, StoryPortal } from '../../../stories/story-portal.tsx'
import { mockResponse, type StoryReply } from '../../../stories/story-backend.ts'

const open = (state: object = {}, ...replies: StoryReply[]) =>
  renderScreen(<App />, { at: routes.register.pattern, state, replies: [...registrationReplies, ...replies] })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const inPage = (words: string | RegExp) => page.getByRole('main').getByText(words)
const next = () => button('Volgende').click()

const title = {
  email: /: Wat is uw e-mailadres\?$/,
  emailCode: /: Bevestig uw e-mailadres$/,
  phone: /: Wat is uw mobiele nummer\?$/,
  phoneCode: /: Bevestig uw nummer$/,
  password: /: Kies een wachtwoord$/,
  registered: /: Uw account is klaar$/,
}
const entries = [
  ['E-mailadres', 'emma@voorbeeld.nl'],
  ['Code uit de e-mail', '975310'],
  ['Mobiel nummer', '0612345678'],
  ['Code uit de sms', '864209'],
  ['Wachtwoord', 'Zomer-2026!'],
] as const

async function fillSteps(from: number, to: number) {
  for (const [name, typed] of entries.slice(from, to)) {
    await field(name).fill(typed)
    await next()
  }
}

const go = (delta: number) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.go(delta)
      }),
  )

/** Remounts the app with a new store: only history and storage survive. */
function reload({ backend }: Awaited<ReturnType<typeof open>>) {
  cleanup()
  const store = createStoryStore(backend)
  render(
    <StoryPortal backend={backend} store={store}>
      <App />
    </StoryPortal>,
  )
}

describe('REG-10 after a reload', () => {
  test.each([
    ['the code of the e-mail', registering.emailCode, title.emailCode],
    ['the number', registering.phone, title.phone],
    ['the code of the sms', registering.phoneCode, title.phoneCode],
    ['the password', registering.password, title.password],
  ])('REG-10.2 %s is still asked, for the same registration', async (_what, state, expectedHeading) => {
    await open(state)
    await expect.element(heading(expectedHeading)).toBeVisible()
  })

  test.each([
    ['E-mailadres', {}, 'emma@'],
    ['Mobiel nummer', registering.phone, '06 12'],
  ])('REG-10.2 %s that was typed and not sent is restored', async (name, state, typed) => {
    const opened = await open(state)
    await field(name).fill(typed)
    await expect.poll(() => JSON.stringify(history.state)).toContain(JSON.stringify(typed))
    reload(opened)
    await expect.element(field(name)).toHaveValue(typed)
  })

  test('REG-10.3 15 minutes later it starts again with the e-mail address, and shows why', async () => {
    const { wizard } = registering.password
    const { backend } = await open({
      wizard: { ...wizard, since: storyNow.getTime() - 15 * 60_000 },
      epoch: currentSessionEpoch(),
    })
    await expect.element(heading(title.email)).toBeVisible()
    expect(JSON.stringify(history.state)).not.toContain('0612345678')
    await expect.element(field('E-mailadres')).toHaveValue('emma@voorbeeld.nl')
    await expect
      .element(inPage('Het duurde langer dan een kwartier. Daarom begint u opnieuw. Uw e-mailadres staat er nog.'))
      .toBeVisible()
    await next()
    await expect.element(heading(title.emailCode)).toBeVisible()
    expect(backend.bodiesOf(authentication.registerEmailAddress)).toHaveLength(1)
  })

  test('REG-10.2 on a device with its clock a day ahead the code of the e-mail is still asked', async () => {
    const opened = await open()
    opened.store.set(setServerTimeAtom, storyNow.getTime() - 86_400_000)
    await fillSteps(0, 1)
    await expect.element(heading(title.emailCode)).toBeVisible()
    reload(opened)
    await expect.element(heading(title.emailCode)).toBeVisible()
  })

  test('REG-10.3 just before that it continues', async () => {
    const { wizard } = registering.password
    await open({ wizard: { ...wizard, since: storyNow.getTime() - 15 * 60_000 + 1 } })
    await expect.element(heading(title.password)).toBeVisible()
  })

  test.each([
    ['a step without a registration', { ...registering.password.wizard, token: '' }],
    ['an invalid wizard state', 'step 4'],
    ['an incomplete wizard state', { run: 'x', step: 4, email: 'emma@voorbeeld.nl' }],
  ])('%s starts at the first possible step', async (_name, wizard) => {
    await open({ wizard })
    await expect.element(heading(title.email)).toBeVisible()
  })
})

describe('REG-10 what is stored', () => {
  const persisted = () =>
    JSON.stringify([
      history.state,
      location.href,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ])

  test('REG-10.1 codes and password are not in any storage, cookie, address or history entry', async () => {
    await open()
    await draftsSettled()
    // Stored drafts are encrypted, so the writes themselves are counted.
    const puts = (['put', 'add'] as const).map((way) => vi.spyOn(IDBObjectStore.prototype, way))
    await fillSteps(0, 4)
    await field('Wachtwoord').fill('Zomer-2026!')
    await draftsSettled()
    const all: string[] = []
    for (let back = 0; back < 4; back += 1) {
      all.push(persisted())
      await go(-1)
    }
    expect(all.join(' ')).toContain('emma@voorbeeld.nl')
    for (const [, secret] of [entries[1], entries[3], entries[4]]) expect(all.join(' ')).not.toContain(secret)
    for (const put of puts) expect(put).not.toHaveBeenCalled()
  })

  test('REG-10.4 after success nothing is left, and Back leads to no step', async () => {
    await open()
    await fillSteps(0, 5)
    await expect.element(heading(title.registered)).toBeVisible()
    expect(persisted()).not.toContain('emma')
    for (let back = 0; back < 4; back += 1) {
      await go(-1)
      await expect.element(heading('Uw overzicht')).toBeVisible()
      expect([location.pathname, persisted()]).toEqual([routes.dashboard.pattern, expect.not.stringContaining('emma')])
    }
  })
})

describe('the last step', () => {
  test('ACC-04.1 leads to the dashboard after a reload', async () => {
    await open(registering.password, mockResponse(authentication.registerPassword, { authToken: 'abc' }))
    await fillSteps(4, 5)
    await expect.element(heading(title.registered)).toBeVisible()
    const { state } = history as { state: object }
    cleanup()
    await renderScreen(<App />, {
      at: routes.register.pattern,
      state,
      replies: registrationReplies,
      token: 'abc',
    })
    await expect.element(heading('Uw overzicht')).toBeVisible()
  })

  test('ACC-04.1 is only for the session that registered here: another session leads to the dashboard', async () => {
    const { store } = await open(registering.phone)
    await expect.element(heading(title.phone)).toBeVisible()
    await act(async () => store.set(signInAtom, 'other'))
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe(routes.dashboard.pattern)
  })
})

describe('REG-13 going back', () => {
  const ways: [string, () => Promise<void>][] = [
    ['Previous', () => button('Vorige').click()],
    ["the browser's Back", () => go(-1)],
  ]

  test.each(ways)(
    'REG-02.3 REG-13.2 by %s and on again with confirmed values sends no new code',
    async (_way, back) => {
      const { backend } = await open()
      await fillSteps(0, 4)
      await expect.element(heading(title.password)).toBeVisible()
      for (const [expectedHeading, says] of [
        [title.phoneCode, 'Uw mobiele nummer is bevestigd.'],
        [title.phone, /^Wij sturen een sms/],
        [title.emailCode, 'Uw e-mailadres is bevestigd.'],
        [title.email, /^Wij sturen een code/],
      ] as const) {
        await back()
        await expect.element(heading(expectedHeading)).toBeVisible()
        await expect.element(inPage(says)).toBeVisible()
      }
      const sent = backend.sent.length
      for (const expectedHeading of [title.emailCode, title.phone, title.phoneCode, title.password]) {
        await next()
        await expect.element(heading(expectedHeading)).toBeVisible()
      }
      expect(backend.sent).toHaveLength(sent)
    },
  )

  test('REG-13.2 confirmed values stay confirmed after a reload on an earlier step', async () => {
    const opened = await open()
    await fillSteps(0, 2)
    await expect.element(heading(title.phone)).toBeVisible()
    await go(-1)
    await go(-1)
    await expect.element(heading(title.email)).toBeVisible()
    reload(opened)
    await next()
    await expect.element(inPage('Uw e-mailadres is bevestigd.')).toBeVisible()
    expect(opened.backend.bodiesOf(authentication.registerEmailAddress)).toHaveLength(1)
  })

  test('REG-13.3 to another e-mail address restarts from there, and the phone number is confirmed again', async () => {
    const { backend } = await open()
    await fillSteps(0, 4)
    await expect.element(heading(title.password)).toBeVisible()
    await go(-4)
    await field('E-mailadres').fill('anders@voorbeeld.nl')
    backend.setReplies(mockResponse(authentication.registerEmailAddress, { registrationToken: 'another' }))
    await next()
    await fillSteps(1, 2)
    await expect.element(field('Mobiel nummer')).toHaveValue('0612345678')
    await next()
    await expect.element(field('Code uit de sms')).toBeVisible()
    expect(backend.bodiesOf(authentication.registerPhoneNumber).at(-1)).toEqual({
      registrationToken: 'another',
      phoneNumber: '0612345678',
    })
  })

  test('REG-13.3 to another phone number requests its code, and not that of the e-mail', async () => {
    const { backend } = await open()
    await fillSteps(0, 4)
    await expect.element(heading(title.password)).toBeVisible()
    await go(-2)
    await field('Mobiel nummer').fill('0687654321')
    await next()
    await expect
      .element(text('Wij hebben een sms gestuurd naar 0687…\u2060321. Vul de code uit dat bericht in.'))
      .toBeVisible()
    await fillSteps(3, 4)
    await expect.element(heading(title.password)).toBeVisible()
    expect(backend.bodiesOf(authentication.registerEmailAddress)).toHaveLength(1)
  })
})

test('REG-12.1 all requests have the same device name', async () => {
  const { backend } = await open()
  await fillSteps(0, 1)
  await button('E-mailadres wijzigen').click()
  await field('E-mailadres').fill('anders@voorbeeld.nl')
  await next()
  await expect.poll(() => backend.bodiesOf(authentication.registerEmailAddress)).toHaveLength(2)
  const names = backend
    .bodiesOf(authentication.registerEmailAddress)
    .map((body) => (body as { visitorId: string }).visitorId)
  expect(names).toEqual([visitor(), visitor()])
})
