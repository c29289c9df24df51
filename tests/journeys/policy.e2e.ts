import { routes } from '#portal/navigation/route-table.ts'
import { journeyOrigin } from '../support/ports.ts'
import { cacheFor, ofCalls, ofPages, policyOf, readPolicy } from './header-steps.ts'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'

test('every document has the exact content security policy, with the hashes of its inline scripts and styles', async ({
  request,
}) => {
  const policy = await policyOf(request)
  const patterns = Object.values(routes).map(({ pattern }) => pattern.replaceAll(/:\w+/g, '1'))
  for (const path of [...patterns, '/appointment?type=video', '/feedback?uuid=1', '/bestaat-niet']) {
    const response = await request.get(path, { headers: { Accept: 'text/html' } })
    expect(response.status(), path).toBe(200)
    expect(response.headers(), path).toMatchObject({
      ...ofPages,
      'cache-control': cacheFor.page,
      'content-type': 'text/html; charset=utf-8',
    })
    expect(readPolicy(response.headers()['content-security-policy']), path).toEqual(policy)
    expect(await response.text(), path).not.toMatch(/\sstyle=|\son\w+=/)
  }
})

test('a missing file is a 404 with the same headers', async ({ request }) => {
  const policy = await policyOf(request)
  for (const path of [
    '/assets/bestaat-niet.js',
    '/locales/nl/bestaat-niet.json',
    '/headers.json',
    '/bestaat-niet.txt',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers(), path).toMatchObject({
      ...ofPages,
      'cache-control': cacheFor.missing,
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(readPolicy(response.headers()['content-security-policy']), path).toEqual(policy)
  }
})

test('a failed API call has the headers of an API call, and allows no other origin', async ({ request }) => {
  for (const { name, method, path, status } of [
    { name: 'an unknown call', method: 'POST', path: '/patientPortal/bestaatNiet', status: 404 },
    { name: 'a call without a token', method: 'POST', path: '/patientPortal/getInfo', status: 401 },
    { name: 'signing in without a password', method: 'GET', path: '/auth/login', status: 401 },
    { name: 'a method no page has', method: 'POST', path: '/dashboard', status: 404 },
    { name: 'a preflight from elsewhere', method: 'OPTIONS', path: '/patientPortal/getInfo', status: 404 },
  ]) {
    const response = await request.fetch(path, {
      method,
      headers: { Origin: 'https://elders.example' },
      ...(method === 'POST' && { data: {} }),
    })
    expect(response.status(), name).toBe(status)
    expect(response.headers(), name).toMatchObject({
      ...ofCalls,
      'content-type': expect.stringMatching(/^application\/json/),
    })
    expect(
      Object.keys(response.headers()).filter(
        (header) => header.startsWith('access-control-') || header === 'www-authenticate' || header === 'server',
      ),
      name,
    ).toEqual([])
  }
})

// The browser is asked to do what it must refuse, so the journeys' guard does not watch this page.
test('the browser enforces it: no markup from text, no inline style, no frame, nothing from other origins', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: journeyOrigin })
  const page = await context.newPage()
  const violations = new Set<string>()
  await page.exposeBinding('reportRefusal', (_source, directive: string) => void violations.add(directive))
  await openLogin(page)
  await page.evaluate(() => {
    const { reportRefusal } = globalThis as unknown as { reportRefusal: (directive: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => reportRefusal(effectiveDirective))
    const add = (name: string, attribute: string, value: string): void => {
      const element = document.createElement(name)
      element.setAttribute(attribute, value)
      document.body.append(element)
    }
    add('p', 'style', 'color: red')
    add('iframe', 'src', '/login')
    add('img', 'src', 'https://elders.example/a.png')
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
    void fetch('https://elders.example/').catch(() => {})
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
    } catch {
      // Refused before it was done.
    }
  })
  await expect
    .poll(() => [...violations].toSorted((a, b) => a.localeCompare(b)))
    .toEqual(['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for', 'style-src-attr', 'style-src-elem'])
  await expect(page.locator('b')).toHaveCount(0)
  await context.close()
})
