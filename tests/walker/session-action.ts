import type { Page } from '@playwright/test'
import login from '#locales/nl/login.json' with { type: 'json' }
import type { Member } from './cast.ts'
import { isPortal, memberOf, oneOf, type Action, type WalkState } from './walk-state.ts'

/** How long each step of signing in may take before the walk goes on without it, in ms. */
const patience = 8000

/** Through the screens, as a patient does; false where one of them says no. */
async function goThrough(
  page: Page,
  origin: string,
  { patient }: Member,
  codeFor: (email: string) => Promise<string>,
): Promise<boolean> {
  const submit = page.getByRole('button', { name: login.submit, exact: true })
  // By another address than the one in front: opening that one again would bring its later steps back.
  if (new URL(page.url()).pathname !== '/login' || !(await submit.isVisible())) await page.goto(origin)
  // Another tab may have handed its session over.
  const isIn = await page.waitForFunction(
    () =>
      document.title.includes(' – ') &&
      (sessionStorage.getItem('token') !== null
        ? 'in'
        : document.querySelector('[autocomplete=current-password]') && 'out'),
    undefined,
    { timeout: patience },
  )
  if ((await isIn.jsonValue()) === 'in') return false
  await page.getByRole('textbox', { name: login.email }).fill(patient.email, { timeout: patience })
  await page.getByLabel(login.password, { exact: true }).fill(patient.password, { timeout: patience })
  await submit.click({ timeout: patience })
  const code = page.getByLabel(new RegExp(`^(${login.verification.sms}|${login.verification.otp})`))
  await code.or(page.getByRole('alert')).first().waitFor({ timeout: patience })
  if (!(await code.isVisible())) return false
  await code.fill(await codeFor(patient.email), { timeout: patience })
  await page.getByRole('button', { name: login.verification.submit }).click({ timeout: patience })
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null, undefined, { timeout: patience })
  return true
}

async function signIn(state: WalkState): Promise<string> {
  const { page, origin, testAdmin, watch, cast, random } = state
  const member = oneOf(cast, random)
  watch.signsIn = member.name
  const isIn: boolean | string | undefined = await goThrough(page, origin, member, (email) =>
    testAdmin.codeFor(email),
  ).catch((error: Error) => error.message.split('\n', 1)[0])
  // Known at once: the next action may be another try to sign in, by the other patient.
  if (isIn === true) watch.ownerOf(await page.evaluate(() => sessionStorage.getItem('token')))
  return isIn === true ? `signs in as ${member.name}` : `cannot sign in as ${member.name} (${isIn || 'refused'})`
}

async function endSessions(state: WalkState): Promise<string> {
  const member = memberOf(state, state.sight.token)
  if (member) await state.testAdmin.endSessions(member.patient.email)
  return `the clinic ends the sessions of ${member?.name ?? 'nobody'}`
}

async function logOff({ page }: WalkState): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click({ timeout: 2000 })
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: 'Uitloggen' })
    .click({ timeout: 2000 })
  return 'logs off'
}

const isSignedIn = (state: WalkState): boolean => isPortal(state, state.sight) && state.sight.token !== null
const hasMenu = (state: WalkState): boolean =>
  isSignedIn(state) &&
  ['/dashboard', '/appointments', '/messages', '/documents', '/prescriptions', '/finance'].includes(
    new URL(state.sight.address).pathname,
  )

export const sessionActions: readonly Action[] = [
  {
    name: 'sign in',
    weight: 60,
    can: (state) => isPortal(state, state.sight) && !state.isOffline && state.sight.token === null,
    do: signIn,
  },
  { name: 'end the sessions', weight: 1, can: isSignedIn, do: endSessions },
  { name: 'log off', weight: 2, can: hasMenu, do: logOff },
]
