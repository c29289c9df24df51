import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devices, type BrowserContext, type Page } from '@playwright/test'
import { questionnaires } from '#portal/api/contract/questionnaire.ts'
import { journeyOrigin } from '../support/ports.ts'
import { killBrowser, openBrowser } from './browser-steps.ts'
import { expect, test, type TestPatient } from './journey.ts'
import { field } from './account-steps.ts'
import { expectDone } from './message-steps.ts'
import { openVerify, sendCode } from './sign-in-steps.ts'

const next = (page: Page) => page.getByRole('button', { name: /^(?:Volgende|Beginnen)$/ })
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).click()
const step = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
const answerPath = questionnaires.setQuestionAnswer.path

/** What was typed is on the device: after the frame that shows it, no write is on its way there. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
        })
        const { held = [], pending = [] } = await navigator.locks.query()
        return [...held, ...pending].map(({ name }) => name)
      }),
    )
    .toEqual([])

async function answerPage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}

test('GEN-14.1 GEN-14.2 GEN-17.2 MED-08.3 SES-06 a browser killed five times costs no answer, saved or typed', async ({
  testAdmin,
  patient,
  journey,
}) => {
  // Six browsers, one after another.
  test.setTimeout(150_000)
  const directory = await mkdtemp(join(tmpdir(), 'killed-'))
  const someone: TestPatient = await patient('identified')
  let context: BrowserContext | undefined
  const open = async (address: string): Promise<Page> => {
    context = await openBrowser(directory, {
      ...devices['Desktop Chrome'],
      baseURL: journeyOrigin,
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      viewport: { width: 390, height: 844 },
    })
    await journey.watch(context)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto('/dashboard')
    // The browser writes its cookies now and then only: a killed one may have forgotten who was there.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (new URL(page.url()).pathname === '/login') {
      await openVerify(page, someone)
      await sendCode(page, await testAdmin.codeFor(someone.email))
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()
    await page.goto(address)
    return page
  }
  const kill = async (page: Page): Promise<void> => {
    await untilKept(page)
    if (context) await killBrowser(context, directory)
  }
  const [general, medical] = ['/action/onboardGeneralQstrInfo', '/action/onboardMedicalQstrInfo']
  try {
    // Typed, and not left.
    let page = await open(general)
    await step(page, 'Stap 1 van 8')
    await field(page, 'Voornaam').fill('Emma-Lou')
    await kill(page)
    page = await open(general)
    await step(page, 'Stap 1 van 8')
    await expect(field(page, 'Voornaam')).toHaveValue('Emma-Lou')
    await answerPage(page, { Voorletters: 'E.', Achternaam: 'de Wit' })
    await next(page).click()
    await step(page, 'Stap 2 van 8')

    // Chosen while the clinic did not answer.
    await answerPage(page, { Straat: 'Lindelaan', Huisnummer: '12', Postcode: '1234 AB', Woonplaats: 'Leiden' })
    await next(page).click()
    await step(page, 'Stap 3 van 8')
    journey.expectFailure(new RegExp(answerPath), 503)
    await page.route(`**${answerPath}`, (route) => route.fulfill({ status: 503, json: {} }))
    await choose(page, 'Wilt u de app van de apotheek gebruiken?', 'Nee')
    await expect(page.getByText('Nog niet opgeslagen. Uw antwoord staat er nog.')).toBeVisible()
    await kill(page)
    page = await open(general)
    await step(page, 'Stap 4 van 8')
    await expect(page.getByText('U was bij: Uw eigen apotheek')).toBeVisible()
    await answerPage(page, {
      'Naam van uw apotheek': 'De Linde',
      'E-mailadres van uw apotheek': 'balie@apotheek.example',
    })
    await next(page).click()

    // With the last page open.
    await choose(page, 'Heeft u een verwijzing voor migraine?', 'Ja')
    await next(page).click()
    for (const [question, answer] of [
      ['Heeft u langer dan een jaar hoofdpijn?', 'Ja'],
      ['Kunt u een arm, een been of uw gezicht soms niet bewegen?', 'Nee'],
      ['Heeft u kanker, of heeft u dat gehad?', 'Nee'],
      ['Gebruikt u bloedverdunners?', 'Nee'],
    ] as const)
      await choose(page, question, answer)
    await next(page).click()
    await page.getByRole('checkbox', { name: 'Via mijn arts' }).click()
    await next(page).click()
    await step(page, 'Stap 8 van 8')
    await kill(page)
    page = await open(general)
    await step(page, 'Stap 8 van 8')
    for (const answer of ['Emma-Lou', 'de Wit', 'Leiden', 'De Linde', 'balie@apotheek.example', 'Via mijn arts'])
      await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible()
    await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).click()
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await expectDone(page, 'Uw algemene vragenlijst is verstuurd.')

    // A number typed, another one answered.
    await page.goto(medical)
    await next(page).click()
    await field(page, 'Hoeveel weegt u, in kilo’s?').fill('70')
    await field(page, 'Hoe lang bent u, in centimeters?').fill('172')
    await kill(page)
    page = await open(medical)
    await step(page, 'Stap 2 van 11')
    await expect(field(page, 'Hoeveel weegt u, in kilo’s?')).toHaveValue('70')
    await expect(field(page, 'Hoe lang bent u, in centimeters?')).toHaveValue('172')
    await field(page, 'Hoe oud was u toen de migraine begon?').fill('19')
    await choose(page, 'Heeft iemand in uw familie migraine?', 'Ja')
    await next(page).click()
    await step(page, 'Stap 3 van 11')
    await choose(page, 'Hoe erg is de pijn meestal?', 'Ernstig')
    await field(page, 'Hoeveel aanvallen had u in de afgelopen 12 maanden?').fill('2')
    await kill(page)
    page = await open(medical)
    await step(page, 'Stap 3 van 11')
    await expect(page.getByRole('radio', { name: 'Ernstig' })).toBeChecked()
    await expect(field(page, 'Hoeveel aanvallen had u in de afgelopen 12 maanden?')).toHaveValue('2')
  } finally {
    await context?.close()
    await rm(directory, { recursive: true, force: true })
  }
})
