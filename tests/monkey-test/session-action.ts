import type { Page } from '@playwright/test'
import login from '#locales/nl/login.json' with { type: 'json' }
import type { Actor } from './actors.ts'
import { isPortal, actorOf, oneOf, type Action, type RunState } from './run-state.ts'

/** How long each step of signing in may take before the run continues without it, in ms. */
const timeoutMs = 8000

/** Signs in through the screens; false if one of them refuses. */
async function goThrough(
  page: Page,
  origin: string,
  { patient }: Actor,
  codeFor: (email: string) => Promise<string>,
): Promise<boolean> {
  const submit = page.getByRole('button', { name: login.submit, exact: true })
  // By another path than the current one: opening that again would restore its later steps.
  if (new URL(page.url()).pathname !== '/login' || !(await submit.isVisible())) await page.goto(origin)
  // The session may have come from another tab.
  const isIn = await page.waitForFunction(
    () =>
      document.title.includes(' – ') &&
      (sessionStorage.getItem('token') !== null
        ? 'in'
        : document.querySelector('[autocomplete=current-password]') && 'out'),
    undefined,
    { timeout: timeoutMs },
  )
  if ((await isIn.jsonValue()) === 'in') return false
  await page.getByRole('textbox', { name: login.email }).fill(patient.email, { timeout: timeoutMs })
  await page.getByLabel(login.password, { exact: true }).fill(patient.password, { timeout: timeoutMs })
  await submit.click({ timeout: timeoutMs })
  const code = page.getByLabel(new RegExp(`^(${login.verification.sms}|${login.verification.otp})`))
  await code.or(page.getByRole('alert')).first().waitFor({ timeout: timeoutMs })
  if (!(await code.isVisible())) return false
  await code.fill(await codeFor(patient.email), { timeout: timeoutMs })
  await page.getByRole('button', { name: login.verification.submit }).click({ timeout: timeoutMs })
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null, undefined, { timeout: timeoutMs })
  return true
}

async function signIn(state: RunState): Promise<string> {
  const { page, origin, testAdmin, watch, actors, random } = state
  const actor = oneOf(actors, random)
  watch.signsIn = actor.name
  const isIn: boolean | string | undefined = await goThrough(page, origin, actor, (email) =>
    testAdmin.codeFor(email),
  ).catch((error: Error) => error.message.split('\n', 1)[0])
  // Register the owner at once: the next action may be an attempt to sign in by the other patient.
  if (isIn === true) watch.ownerOf(await page.evaluate(() => sessionStorage.getItem('token')))
  return isIn === true ? `signs in as ${actor.name}` : `cannot sign in as ${actor.name} (${isIn || 'refused'})`
}

async function endSessions(state: RunState): Promise<string> {
  const actor = actorOf(state, state.snapshot.token)
  if (actor) await state.testAdmin.endSessions(actor.patient.email)
  return `the back end ends the sessions of ${actor?.name ?? 'nobody'}`
}

async function logOff({ page }: RunState): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click({ timeout: 2000 })
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: 'Uitloggen' })
    .click({ timeout: 2000 })
  return 'logs off'
}

const isSignedIn = (state: RunState): boolean => isPortal(state, state.snapshot) && state.snapshot.token !== null
const hasMenu = (state: RunState): boolean =>
  isSignedIn(state) &&
  ['/dashboard', '/appointments', '/messages', '/documents', '/prescriptions', '/finance'].includes(
    new URL(state.snapshot.address).pathname,
  )

export const sessionActions: readonly Action[] = [
  {
    name: 'sign in',
    weight: 60,
    can: (state) => isPortal(state, state.snapshot) && !state.isOffline && state.snapshot.token === null,
    do: signIn,
  },
  { name: 'end the sessions', weight: 1, can: isSignedIn, do: endSessions },
  { name: 'log off', weight: 2, can: hasMenu, do: logOff },
]
