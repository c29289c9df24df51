import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen, readPage } from '#tests/support/hear.ts'
import { authentication } from '../api/contract/authentication.ts'
import { App } from './app.tsx'
import { heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../stories/story-backend.ts'

const email = () => page.getByLabelText('E-mailadres')

test('reads the sign-in screen from top to bottom', async () => {
  await renderScreen(<App />, { at: '/login' })
  await expect.element(email()).toBeVisible()
  expect(await readPage()).toEqual([
    'link, Naar de inhoud',
    'banner',
    'link, Hoofdpijnkliniek',
    'button, Rust, not pressed',
    'main',
    'heading, Inloggen, level 1',
    'Hier opent u uw dossier.',
    'form',
    'E-mailadres',
    'textbox, E-mailadres, required',
    'Wachtwoord',
    'Wachtwoord',
    'button, Toon wachtwoord',
    'link, Wachtwoord vergeten?',
    'button, Inloggen, disabled',
    'Nog geen account?',
    'link, Account maken',
    'contentinfo',
    'Hulp nodig? Bel',
    'link, 010\u00a0000\u00a000\u00a000',
    ', op werkdagen van 9 tot 16 uur. Of mail naar',
    'link, patient@hoofdpijnkliniek.example',
    'link, Toegankelijkheid',
    'button, Weergave',
  ])
})

test('announces signing in by keyboard: with nothing filled in, half of it, and the code step', async () => {
  await renderScreen(<App />, { at: '/login', replies: [mockResponse(authentication.login, { method: 'sms' })] })
  await email().click()
  const expectHeard = await listen()
  await userEvent.keyboard('{Enter}')
  await expectHeard('assertive: Fout: Vul uw e-mailadres en wachtwoord in.')
  await userEvent.keyboard('emma@voorbeeld.nl{Enter}')
  await expectHeard('Wachtwoord')
  await userEvent.keyboard('{Tab}')
  await expectHeard('button, Toon wachtwoord')
  await userEvent.keyboard('{Tab}')
  await expectHeard('link, Wachtwoord vergeten?')
  await page.getByLabelText('Wachtwoord', { exact: true }).click()
  await userEvent.keyboard('geheim{Enter}')
  await expect.element(heading('Bevestig dat u het bent')).toBeVisible()
  await expectHeard('Wachtwoord', 'heading, Bevestig dat u het bent, level 1')
})

test('announces a wrong password', async () => {
  await renderScreen(<App />, { at: '/login', replies: [mockStatus(authentication.login, 401)] })
  await email().fill('emma@voorbeeld.nl')
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('fout')
  const expectHeard = await listen()
  await userEvent.keyboard('{Enter}')
  await expectHeard(
    'assertive: Fout: Uw e-mailadres en wachtwoord passen niet bij elkaar. Kijk ze na en probeer het opnieuw.',
  )
})
