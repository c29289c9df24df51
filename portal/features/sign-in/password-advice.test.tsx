import { act, fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { App } from '../../app/app.tsx'
import { authentication } from '../../api/contract/authentication.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { registering, resetting } from '../../stories/fixture/account.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { mockResponse } from '../../stories/story-backend.ts'

const advice = 'Dit is makkelijk te raden. Het mag wel. Een langere zin is veiliger.'
const good = 'Fiets-lamp-7-Regen'
const field = () => page.getByLabelText(/^(?:Nieuw w|W)achtwoord$/)
const adviceText = () => page.getByRole('main').getByText(advice)
const replies = [
  mockResponse(authentication.registerPassword, { authToken: 'abc' }),
  mockResponse(authentication.passwordResetRequest, undefined),
  mockResponse(authentication.validateCode, undefined),
  mockResponse(authentication.passwordReset2Factor, undefined),
  mockResponse(patient.getInfo, patientInfo({ user: { onBoardingComplete: false } })),
  mockResponse(patient.getEmployees, { employees }),
]
const register = () => renderScreen(<App />, { at: routes.register.pattern, state: registering.password, replies })

describe('REG-07 an easily guessed password', () => {
  // Which are easily guessed is tested with the rule.
  test('shows advice below the box; a good one shows none', async () => {
    await register()
    await field().fill('Hoofdpijnkliniek1!')
    await expect.element(adviceText()).toBeVisible()
    await field().fill(good)
    await expect.element(adviceText()).not.toBeInTheDocument()
  })

  test('may be used', async () => {
    const { backend } = await register()
    await field().fill('Welkom2026!!')
    await expect.element(adviceText()).toBeVisible()
    await button('Volgende').click()
    await expect.element(heading(/: Uw account is klaar$/)).toBeVisible()
    expect(backend.bodiesOf(authentication.registerPassword)).toMatchObject([{ password: 'Welkom2026!!' }])
  })

  test('shows advice when resetting a password too', async () => {
    const { backend } = await renderScreen(<App />, { at: routes.login.pattern, state: resetting.code, replies })
    await page.getByLabelText('Code uit de e-mail').fill('123456')
    await button('Volgende').click()
    await field().fill('Welkom2026!!')
    await expect.element(adviceText()).toBeVisible()
    await button('Volgende').click()
    await expect.poll(() => backend.bodiesOf(authentication.passwordReset2Factor)).toHaveLength(1)
  })

  test('is not shown as allowed while it lacks a requirement', async () => {
    await register()
    await field().fill('Welkom2026!!')
    await expect.element(adviceText()).toBeVisible()
    await field().fill('Welkom2026')
    await expect.element(adviceText()).not.toBeInTheDocument()
  })

  test('is announced once, when typing pauses, and moves nothing above it', async () => {
    await import('virtual:easily-guessed-words')
    await register()
    await expect.element(field()).toBeVisible()
    const box = field().element()
    const position = box.getBoundingClientRect()
    const changes: string[] = []
    new MutationObserver(() => changes.push(textsOf(page.getByRole('status')).join(''))).observe(
      page.getByRole('main').element(),
      { subtree: true, childList: true, characterData: true },
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // userEvent would advance the fake clock.
    const type = (value: string) => fireEvent.input(box, { target: { value } })
    const wait = (time: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(time)
      })
    for (const password of ['Welkom2026!', 'Welkom2026!!']) {
      type(password)
      await wait(999)
    }
    expect(adviceText().elements()).toHaveLength(0)
    await wait(1)
    await expect.poll(() => adviceText().elements()).toHaveLength(1)
    expect(adviceText().element().closest('output')).not.toBeNull()
    const { length } = changes.filter((text) => text.includes(advice))
    type('Welkom2026!!!')
    await wait(1000)
    expect(changes.filter((text) => text.includes(advice))).toHaveLength(length)
    expect(box.getBoundingClientRect()).toEqual(position)
  })
})
