import { expect, test } from './journey.ts'
import { extended } from '../support/extended.ts'
import { fetched } from './load-steps.ts'
import { expectFailure } from './message-steps.ts'
import { basicOf, callsTo, codeField, emailField, openLogin, passwordField, signInButton } from './sign-in-steps.ts'

test(
  'ERR-04.1 ERR-04.3 signing in offline shows a message, and the same form works when online again',
  { tag: extended },
  async ({ page, patient, context, atRest, journey }) => {
    journey.expectFailure(/^\/auth\/login$/, 'no answer')
    const someone = await patient('nothing-planned')
    const calls = callsTo(page, '/auth/login')
    await openLogin(page)
    const last = fetched(page, 'field-report')
    await emailField(page).fill(someone.email)
    await passwordField(page).fill(someone.password)
    // The first use fetches what signing in takes, one after the other.
    await last
    await atRest()
    await context.setOffline(true)
    await signInButton(page).click()
    await expectFailure(
      page,
      'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.',
    )
    await context.setOffline(false)
    await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(codeField(page)).toBeVisible()
    expect(calls.map(basicOf)).toEqual(Array.from({ length: 2 }, () => `${someone.email}:${someone.password}`))
  },
)
