import { randomUUID } from 'node:crypto'
import type { Browser, Request } from '@playwright/test'
import type { Desk, RecipeName } from '../../support/desk.ts'
import type { Walk } from './walk.ts'
import { installWatch } from './watch.ts'

interface Given extends Pick<Walk, 'origin' | 'desk' | 'walked' | 'takes' | 'isSignedIn'> {
  browser: Browser
  recipe: RecipeName
  /** How many times the processor is slowed down. */
  slower: number
}

/** A token of a session that was begun outside the browser. */
async function beginSession(
  origin: string,
  desk: Desk,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const headers = {
    Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
    'Content-Type': 'application/json',
  }
  await fetch(`${origin}/auth/login`, { headers })
  const answer = await fetch(`${origin}/auth/login2Factor`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ smsCode: await desk.codeFor(email) }),
  })
  return ((await answer.json()) as { authToken: string }).authToken
}

/** A new patient with a phone, at the sign-in page or signed in. */
export async function startWalk({
  browser,
  origin,
  desk,
  walked,
  recipe,
  slower,
  takes,
  isSignedIn,
}: Given): Promise<Walk & { leave: () => Promise<void> }> {
  const someone = await desk.createPatient(recipe)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'nl-NL',
    bypassCSP: true,
  })
  await context.addInitScript(installWatch)
  const page = await context.newPage()
  // Behind another tab nothing would be drawn.
  context.on('page', (other) => void other.close().then(() => page.bringToFront()))
  // Without anybody who listens, the browser would show a dialog and wait.
  page.on('filechooser', () => {})
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) underWay.clear()
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const chance = randomUUID().slice(0, 6)
  const newcomer = { email: `nieuw.${chance}@voorbeeld.test`, phone: `06${10_000_000 + Number.parseInt(chance, 16)}` }
  const walk: Walk = {
    page,
    session,
    origin,
    desk,
    someone,
    newcomer,
    isSignedIn,
    underWay,
    walked,
    takes,
    async enter() {
      await page.goto(`${origin}/accessibility`)
      await page.evaluate(() => sessionStorage.clear())
      await context.clearCookies()
      if (isSignedIn)
        await context.addCookies([
          { name: 'token', value: await beginSession(origin, desk, someone), url: origin, sameSite: 'Strict' },
        ])
      await page.goto(`${origin}${isSignedIn ? '/dashboard' : '/login'}`, { waitUntil: 'networkidle' })
    },
  }
  await walk.enter()
  return { ...walk, leave: () => context.close() }
}
