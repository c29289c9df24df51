import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readReport, type Finding } from '../review-report.ts'
import { baselineFolder } from '../shot.ts'
import { earlierPicture, earlierPictures } from './earlier-pictures.ts'
import { reviewCopy, serveReview } from './review-server.ts'
import { sampleFile, writeSampleReport } from './sample-report.ts'

let folder = ''
let server: Server
const accept = vi.fn<(findings: readonly Finding[]) => Promise<void>>(() => Promise.resolve())

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: object
}
/** `fetch` may not set a host. */
const ask = ({ path, method = 'GET', headers = {}, body }: Asked) =>
  new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(parts) }))
    })
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
const own = () => ({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
const findings = () => readReport(folder)?.findings ?? []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
  writeSampleReport(folder)
  accept.mockClear()
  server = await serveReview(0, { folder, accept })
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('the review page and its screenshots are served, and no other file', async () => {
  const page = (await ask({ path: '/' })).body.toString()
  expect(page).toContain('"name":"+4 px high"')
  expect(page).toContain(String.raw`it threw \u003cscript>`)
  expect((await ask({ path: '/picture/after/card--plain--standard-phone.png' })).body).toEqual(sampleFile(24))
  for (const path of ['/picture/after/..%2freport.json', '/picture/after/none.png', '/earlier/HEAD/package.json'])
    expect((await ask({ path })).status, path).toBe(404)
})

test('another site can neither read the review nor send a decision', async () => {
  const decision = { pictures: ['card--plain--standard-phone.png'], decision: 'accepted' }
  expect((await ask({ path: '/', headers: { host: 'evil.example' } })).status).toBe(403)
  for (const headers of [{ origin: 'https://evil.example' }, {}])
    expect((await ask({ path: '/decisions', method: 'POST', headers, body: decision })).status).toBe(403)
  expect(accept).not.toHaveBeenCalled()
})

test('a denial is stored with its comment, and only screenshots of the report can be accepted', async () => {
  const decide = (body: object) => ask({ path: '/decisions', method: 'POST', headers: own(), body })
  await decide({ pictures: ['card--plain--standard-phone.png'], decision: 'denied', comment: 'Too high' })
  expect(findings().filter(({ decision }) => decision)).toMatchObject([
    { picture: 'card--plain--standard-phone.png', decision: 'denied', comment: 'Too high' },
  ])
  await decide({ pictures: ['button--busy--standard-phone.png', 'notice--plain.png'], decision: 'accepted' })
  expect(accept.mock.calls.flat(2).map(({ picture }) => picture)).toEqual(['button--busy--standard-phone.png'])
})

test('a copy is one file with the first screenshot of each change', async () => {
  const [, json = ''] = /id="review">(.*?)<\/script>/.exec(await reviewCopy(folder)) ?? []
  expect(json.match(/data:image\/png;base64/g)).toHaveLength(3)
  expect(json).toContain('Title of button--plain')
  expect(json).not.toContain('picture/before')
  expect(JSON.parse(json)).toMatchObject({ isCopy: true })
})

test('earlier screenshots of a story are read from git', () => {
  const [file = ''] = globSync(join(baselineFolder, 'design-system-forms-button--primary--*.png'))
  const [last] = earlierPictures(basename(file))
  expect(last).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string })
  const [, commit = '', ...path] = last?.address.split('/') ?? []
  expect(earlierPicture(commit, path.join('/')).toString('latin1', 1, 4)).toBe('PNG')
})
