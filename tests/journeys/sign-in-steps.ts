import type { Page, Request } from '@playwright/test'
import login from '#locales/nl/login.json' with { type: 'json' }
import { expect } from './journey.ts'

/** Opens the login screen and waits until the portal has taken over the page that was drawn in advance. */
export async function openLogin(page: Page, address = '/login'): Promise<void> {
  await page.goto(address)
  await expect(page).toHaveTitle(/ – /)
}

export const emailField = (page: Page) => page.getByRole('textbox', { name: login.email })
export const passwordField = (page: Page) => page.getByLabel(login.password, { exact: true })
export const signInButton = (page: Page) => page.getByRole('button', { name: login.submit })
export const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code uit/ })
const confirmButton = (page: Page) => page.getByRole('button', { name: login.verification.submit })
export const resendButton = (page: Page) => page.getByRole('button', { name: login.verification.resend })

interface Credentials {
  email: string
  password: string
}

export async function sendCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await signInButton(page).click()
}

/** As far as the code. */
export async function openVerify(page: Page, credentials: Credentials): Promise<void> {
  await openLogin(page)
  await sendCredentials(page, credentials)
  await expect(codeField(page)).toBeVisible()
}

export async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await confirmButton(page).click()
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Collects this page's calls to one address from now on. */
export function callsTo(page: Page, pathname: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathname) calls.push(request)
  })
  return calls
}

/** What a Basic header says, read as UTF-8. */
export function basicOf(request: Request | undefined): string | undefined {
  const [scheme, value = ''] = request?.headers().authorization?.split(' ') ?? []
  return scheme === 'Basic' ? Buffer.from(value, 'base64').toString('utf8') : undefined
}
