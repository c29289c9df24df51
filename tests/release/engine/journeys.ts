import { openDesk, type Desk, type DeskPatient } from '../../support/desk.ts'
import type { Engine, EnginePage } from './engine.ts'
import { handOn, type Hand } from './hand.ts'
import { untilSo } from './until-so.ts'

interface Given {
  hand: Hand
  desk: Desk
  origin: string
}
export type Journey = (given: Given) => Promise<void>

const problemsOf = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() => (globalThis as { keptProblems?: string[] }).keptProblems ?? [], null)

async function toLogin({ hand, origin }: Given, path = '/login'): Promise<void> {
  await hand.page.open(origin + path)
  await untilSo('the portal has taken over the page', () =>
    hand.page.evaluate(() => document.title.includes(' – '), null),
  )
}

async function sendPassword({ hand }: Given, email: string, password: string): Promise<void> {
  await hand.fill('^E-mailadres', email)
  await hand.fill('^Wachtwoord', password)
  await hand.press('button', '^Inloggen$')
}

async function sendCode({ hand }: Given, code: string): Promise<void> {
  await hand.fill('^Code uit', code)
  await hand.press('button', '^Bevestigen$')
}

async function signIn(given: Given, { email, password }: DeskPatient, path = '/dashboard'): Promise<void> {
  await sendPassword(given, email, password)
  await given.hand.see('field', '^Code uit')
  await sendCode(given, await given.desk.codeFor(email))
  await given.hand.arrive(path)
}

async function arriveAs(given: Given, state: Parameters<Desk['createPatient']>[0]): Promise<DeskPatient> {
  const patient = await given.desk.createPatient(state)
  await toLogin(given)
  await signIn(given, patient)
  await given.hand.see('heading', '^Uw overzicht$')
  return patient
}

async function chooseTime({ hand }: Given): Promise<void> {
  await hand.see('heading', 'Kies een dag en tijd')
  await hand.press('button', String.raw`\d+ tijd(en)? vrij$`)
  await hand.press('radio', String.raw`^\d\d:\d\d`)
  await untilSo('the time is chosen', async () => (await hand.see('radio', String.raw`^\d\d:\d\d`)).checked)
  await hand.press('button', '^Volgende$')
  await hand.see('heading', 'Klopt')
}

const logOff = async ({ hand }: Given): Promise<void> => {
  await hand.press('button', '^Menu$')
  await hand.press('button', 'Uitloggen')
  await hand.arrive('/login')
  await hand.see('text', 'U bent uitgelogd')
}

export const journeys: Readonly<Record<string, Journey>> = {
  'sign in with a code by sms': async (given) => {
    await arriveAs(given, 'nothing-planned')
  },
  'sign in with a code of an app': async (given) => {
    await arriveAs(given, 'otp')
  },
  'a wrong password': async (given) => {
    const patient = await given.desk.createPatient('nothing-planned')
    await toLogin(given)
    await sendPassword(given, patient.email, `${patient.password}x`)
    await given.hand.see('text', '^Uw e-mailadres en wachtwoord passen niet bij elkaar')
    await signIn(given, patient)
  },
  'a wrong code': async (given) => {
    const { email, password } = await given.desk.createPatient('nothing-planned')
    await toLogin(given)
    await sendPassword(given, email, password)
    await given.hand.see('field', '^Code uit')
    const code = await given.desk.codeFor(email)
    await sendCode(given, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await given.hand.see('text', 'Deze code klopt niet')
    await sendCode(given, code)
    await given.hand.arrive('/dashboard')
  },
  'the overview': async (given) => {
    await arriveAs(given, 'planned-video')
    await given.hand.see('text', 'Controle via video')
    await given.hand.see('button', '^Verzetten: ')
  },
  'the list of appointments': async (given) => {
    await arriveAs(given, 'past-list')
    await given.hand.press('button', '^Menu$')
    await given.hand.press('link', 'Afspraken')
    await given.hand.arrive('/appointments')
    await given.hand.see('text', 'Eerdere afspraken')
  },
  'make an appointment': async (given) => {
    await arriveAs(given, 'nothing-planned')
    await given.hand.press('button', '^Afspraak maken$')
    await given.hand.press('radio', '^Via video')
    await given.hand.press('button', '^Volgende$')
    await chooseTime(given)
    await given.hand.press('button', '^Afspraak maken$')
    await given.hand.arrive('/appointments')
    await given.hand.see('text', '^Uw nieuwe afspraak$')
    await given.hand.see('button', '^Afzeggen: ')
  },
  'move an appointment': async (given) => {
    await arriveAs(given, 'planned-video')
    await given.hand.press('button', '^Verzetten: ')
    await chooseTime(given)
    await given.hand.press('button', '^Bevestigen$')
    await given.hand.arrive('/appointments')
    await given.hand.see('text', '^Uw oude afspraak geldt niet meer')
  },
  'cancel an appointment': async (given) => {
    await arriveAs(given, 'planned-video')
    await given.hand.press('button', '^Afzeggen: ')
    await given.hand.fill('^Opmerking', 'Ik ben ziek.')
    await given.hand.press('button', '^Afspraak afzeggen$')
    await given.hand.arrive('/appointments')
    await given.hand.see('text', '^Afgezegde afspraak$')
  },
  'log off, and Back shows nothing of the session': async (given) => {
    await arriveAs(given, 'planned-video')
    await given.hand.page.open(`${given.origin}/appointments`)
    await given.hand.see('button', '^Afzeggen: ')
    await logOff(given)
    await given.hand.page.back()
    await given.hand.see('heading', '^Inloggen$')
    const shown = await given.hand.page.evaluate(() => document.body.innerText, null)
    if (shown.includes('Controle via video')) throw new Error('Back shows the appointment of who logged off.')
  },
  'a deep link leads there after signing in': async (given) => {
    const patient = await given.desk.createPatient('planned-video')
    await given.hand.page.open(`${given.origin}/appointments`)
    await given.hand.arrive('/login')
    await given.hand.see('heading', '^Inloggen$')
    await signIn(given, patient, '/appointments')
    await given.hand.see('heading', '^Afspraken$')
  },
  'the calm theme stays over a reload': async (given) => {
    await toLogin(given)
    await given.hand.press('button', '^Rust')
    await given.hand.press('radio', '^Rustig donker')
    const isCalm = (): Promise<boolean> =>
      given.hand.page.evaluate(() => document.documentElement.dataset['theme'] === 'calm-dark', null)
    await untilSo('the theme is calm', isCalm)
    await given.hand.page.reload()
    await untilSo('the theme is still calm', isCalm)
  },
}

/** Each journey on a page of its own; what went wrong, by its name. */
export async function runJourneys(
  engine: Engine,
  { origin, clinic }: { origin: string; clinic: string },
): Promise<string[]> {
  const failed: string[] = []
  for (const [name, journey] of Object.entries(journeys)) {
    const page = await engine.newPage()
    try {
      await journey({ hand: handOn(page), desk: openDesk(clinic), origin })
      failed.push(...(await problemsOf(page)).map((problem) => `${name}: ${problem}`))
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`)
    } finally {
      await page.close()
    }
  }
  return failed
}
