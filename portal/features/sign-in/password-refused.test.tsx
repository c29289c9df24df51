import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { App } from '../../app/app.tsx'
import { authentication } from '../../api/contract/authentication.ts'
import { routes } from '../../navigation/route-table.ts'
import { registering, resetting } from '../../stories/fixture/account.ts'
import { inAttackState } from '../../stories/attack-state.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../../stories/story-backend.ts'

const field = () => page.getByLabelText(/^(?:Nieuw w|W)achtwoord$/)
const rows = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .filter(({ textContent }) => /: (?:goed|nog nodig|let op)$/.test(textContent))
const states = () => rows().map(({ textContent }) => textContent.split(': ').at(-1))
const markOf = (row: Element | undefined) => row?.querySelector('svg')?.innerHTML
const contactInfo = 'Kies een wachtwoord zonder uw e-mailadres of nummer.'
const spoken = () => textsOf(page.getByRole('status'))

async function register() {
  return renderScreen(<App />, {
    at: routes.register.pattern,
    state: registering.password,
    replies: [mockStatus(authentication.registerPassword, 491)],
  })
}
async function reset() {
  const opened = await renderScreen(<App />, {
    at: routes.login.pattern,
    state: resetting.code,
    replies: [
      mockResponse(authentication.validateCode, undefined),
      mockStatus(authentication.passwordReset2Factor, 491),
    ],
  })
  await page.getByLabelText('Code uit de e-mail').fill('123456')
  await button('Volgende').click()
  await expect.element(heading(/: Kies een nieuw wachtwoord$/)).toBeVisible()
  return opened
}

describe.each([
  ['registration', register, authentication.registerPassword],
  ['a password reset', reset, authentication.passwordReset2Factor],
] as const)('in %s', (_name, open, call) => {
  test('REG-07.3 a password rejected by the back end fails the fifth requirement, until it is changed', async () => {
    const { backend } = await open()
    await field().fill('fiets')
    const openMark = markOf(rows()[0])
    await field().fill('Fiets-lamp-7')
    await expect.poll(states).toEqual(['goed', 'goed', 'goed', 'goed', 'goed'])
    await button('Volgende').click()
    await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining(contactInfo) as string)
    await expect.poll(states).toEqual(['goed', 'goed', 'goed', 'goed', 'nog nodig'])
    await expect.poll(spoken).toContain('4 van de 5 is goed.')
    expect([undefined, openMark, markOf(rows()[0])]).not.toContain(markOf(rows()[4]))
    await field().fill('Fiets-lamp-8')
    await expect.poll(states).toEqual(['goed', 'goed', 'goed', 'goed', 'goed'])
    await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true')
    await button('Volgende').click()
    await expect.poll(() => backend.bodiesOf(call)).toHaveLength(2)
  })

  test('ERR-06.1 a rejected password stays in view above the footer, with the largest text on a small phone', async () => {
    await inAttackState()
    await open()
    await field().fill('Fiets-lamp-7')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveFocus()
    expect(field().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button('Volgende').element().getBoundingClientRect().top,
    )
  })

  test('REG-07.1 unmet requirements of a rejected password have an error icon, and the error ends when all are met', async () => {
    const { backend } = await open()
    await field().fill('Fietslamp')
    const openMark = markOf(rows()[2])
    await button('Volgende').click()
    await expect.element(field()).toHaveAccessibleDescription(/^Dit wachtwoord is nog niet goed\. /)
    expect(states()).toEqual(['nog nodig', 'goed', 'nog nodig', 'nog nodig', 'goed'])
    const [errorMark, ...others] = [0, 2, 3].map((at) => markOf(rows()[at]))
    expect(others).toEqual([errorMark, errorMark])
    expect([undefined, openMark]).not.toContain(errorMark)
    await field().fill('Fietslamp-')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await field().fill('Fietslamp-7')
    await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true')
    expect(backend.bodiesOf(call)).toHaveLength(0)
  })
})
