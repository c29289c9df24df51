import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { Guard } from './guard.ts'
import { expect } from './journey.ts'

const strict = "default-src 'self'; connect-src *; img-src *; require-trusted-types-for 'script'; trusted-types 'none'"
const pageOf = (body: string, script: string): string =>
  `<!doctype html><html lang="nl"><head><title>Proef</title><link rel="icon" href="/icon.png"></head><body><main><h1>Proef</h1>${body}</main><script src="/script.js?${encodeURIComponent(script)}"></script></body></html>`

interface Small {
  /** Serves one page with this body and script, opens it, and gives what to ask the guard by: some reports come later than what caused them. */
  problemsOf: (body: string, script?: string, prepare?: (guard: Guard) => void) => Promise<() => string[]>
}

// These pages are wrong on purpose, so the journeys' own guard stays away and a second one is asked.
const test = base.extend<Small>({
  problemsOf: async ({ context, page }, use) => {
    let html = ''
    const answer: RequestListener = ({ url = '' }, response) => {
      if (url.startsWith('/refuse')) return response.writeHead(401).end()
      const script = url.startsWith('/script.js?') ? decodeURIComponent(url.slice('/script.js?'.length)) : undefined
      response.setHeader('Content-Security-Policy', strict)
      response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript')
      return response.end(script ?? html)
    }
    const server: Server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use(async (body, script = '', prepare = () => {}) => {
      const guard = new Guard(origin)
      prepare(guard)
      await guard.watch(context)
      html = pageOf(body, `${script};document.body.dataset.done = ''`)
      await page.goto(origin)
      await expect(page.locator('body[data-done]')).toHaveCount(1)
      await guard.checkAxe(page)
      return () => guard.problems()
    })
    server.closeAllConnections()
    server.close()
  },
})

// Reports keep their order: once this one is in, those before it are.
const last = "fetch('/refuse/last').finally(() => setTimeout(() => console.error('last')))"
const lastReported = 'console error: last'

test('the guard reports nothing for a valid page', { tag: extended }, async ({ problemsOf }) => {
  const problems = await problemsOf(
    '<p>Alles is goed.</p>',
    `console.warn('advice'); console.info('news'); setTimeout(() => console.error('last'))`,
  )
  await expect.poll(problems).toEqual([lastReported])
})

const faults: readonly { kind: string; body?: string; script?: string; problem: RegExp }[] = [
  { kind: 'a console error', script: "console.error('mis')", problem: /^console error: mis/ },
  {
    kind: 'a warning with a stack',
    script: "console.warn('mis\\n    at somewhere')",
    problem: /^console warning: mis/,
  },
  { kind: 'an uncaught error', script: "setTimeout(() => { throw new Error('kwijt') })", problem: /^uncaught: kwijt/ },
  { kind: 'a rejection nobody handles', script: "Promise.reject(new Error('alleen'))", problem: /^uncaught: alleen/ },
  {
    kind: 'an inline style the policy refuses',
    body: '<p style="color: red">Rood</p>',
    problem: /^policy violation: style-src-attr/,
  },
  {
    kind: 'markup written past Trusted Types',
    script: "try { document.body.innerHTML += '<b>x</b>' } catch {}",
    problem: /^policy violation: require-trusted-types-for/,
  },
  {
    kind: 'a request to another origin',
    script: "fetch('http://127.0.0.1:9/').catch(() => {})",
    problem: /^foreign request: http:\/\/127\.0\.0\.1:9\//,
  },
  { kind: 'a call that fails unexpectedly', script: "fetch('/refuse/x')", problem: /status of 401.*\/refuse\/x/ },
  { kind: 'an accessibility fault', body: '<img src="/icon.png">', problem: /^axe image-alt/ },
  {
    kind: 'contrast below AAA',
    body: '<p id="pale">Bleek</p>',
    script: "document.querySelector('#pale').style.color = '#767676'",
    problem: /^axe color-contrast-enhanced/,
  },
  {
    kind: 'a target that is too small',
    body: '<button id="a">a</button><button id="b">b</button>',
    script:
      "for (const b of document.querySelectorAll('button')) Object.assign(b.style, { width: '12px', height: '12px', padding: 0, border: 0 })",
    problem: /^axe target-size/,
  },
]
test('the guard reports every kind of error', { tag: extended }, async ({ problemsOf }) => {
  // All on one page, as axe is slow: each is recognised by what it reports.
  const problems = await problemsOf(
    faults.map(({ body = '' }) => body).join(''),
    faults.map(({ script = '' }) => script).join(';'),
  )
  for (const { kind, problem } of faults)
    await expect.poll(problems, kind).toContainEqual(expect.stringMatching(problem))
})

test('the guard lets an expected failure pass', { tag: extended }, async ({ problemsOf }) => {
  const problems = await problemsOf('', last, (guard) => guard.expectFailure(/^\/refuse\//, 401))
  await expect.poll(problems).toEqual([lastReported])
})

test(
  'the guard reports an expected failure that did not happen, or not with that status',
  { tag: extended },
  async ({ problemsOf }) => {
    const problems = await problemsOf('', last, (guard) => guard.expectFailure(/^\/refuse\//, 409))
    await expect
      .poll(problems)
      .toEqual([
        expect.stringMatching(/status of 401/),
        lastReported,
        'expected failure did not happen: /^\\/refuse\\// 409',
      ])
  },
)
