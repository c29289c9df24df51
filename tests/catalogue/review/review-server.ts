import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { approve } from '../approval.ts'
import { pictureFile, readReport, writeReport, type Decision, type Finding } from '../review-report.ts'
import { earlierPicture, earlierPictures } from './earlier-pictures.ts'
import { groupsOf, type Review, type ShownFinding } from './review-data.ts'
import { reviewPage } from './review-page.ts'

interface Decided {
  pictures: readonly string[]
  decision: Decision
  comment?: string
}

/** The approval, and the report's folder: tests give others. */
interface Given {
  folder?: string
  accept?: (findings: readonly Finding[]) => Promise<void>
}

const sides = ['before', 'after'] as const
const findings = (folder?: string): readonly Finding[] => readReport(folder)?.findings ?? []

const withPictures = (finding: Finding, folder: string | undefined, of: (file: string) => string): ShownFinding => ({
  ...finding,
  ...Object.fromEntries(
    sides.flatMap((side) => {
      const file = pictureFile(side, finding.picture, folder)
      return existsSync(file) ? [[side, of(file)]] : []
    }),
  ),
})

/** The page as one file to send: it shows the first picture of each change, names the others, and decides nothing. */
export async function reviewCopy(folder?: string): Promise<string> {
  const embedded = (file: string): string => `data:image/png;base64,${readFileSync(file, 'base64')}`
  const groups = groupsOf(findings(folder)).map(({ name, findings: members }) => ({
    name,
    findings: members.map((finding, at): ShownFinding =>
      at === 0 ? withPictures(finding, folder, embedded) : finding,
    ),
  }))
  return reviewPage({ groups, isCopy: true })
}

function reviewOf(folder: string | undefined): Review {
  const shown = findings(folder).map((finding): ShownFinding => ({
    ...withPictures(finding, folder, () => ''),
    ...Object.fromEntries(
      sides.flatMap((side) =>
        existsSync(pictureFile(side, finding.picture, folder)) ? [[side, `picture/${side}/${finding.picture}`]] : [],
      ),
    ),
  }))
  return { groups: groupsOf(shown), isCopy: false }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

async function decide({ pictures, decision, comment }: Decided, { folder, accept }: Given): Promise<void> {
  const asked = findings(folder).filter(({ picture }) => pictures.includes(picture))
  if (decision === 'accepted') return (accept ?? approve)(asked)
  const report = readReport(folder)
  if (!report) return
  writeReport(
    {
      ...report,
      findings: report.findings.map((finding) =>
        asked.some(({ picture }) => picture === finding.picture) && finding.decision !== 'accepted'
          ? { ...finding, decision, ...(comment !== undefined && { comment }) }
          : finding,
      ),
    },
    folder,
  )
}

async function answer(request: IncomingMessage, response: ServerResponse, given: Given): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://review')
  const send = (type: string, body: string | Buffer): void => {
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
  }
  const path = decodeURIComponent(pathname.slice(1))
  if (request.method === 'POST' && path === 'decisions') {
    await decide(JSON.parse(await bodyOf(request)) as Decided, given)
    return send('application/json', JSON.stringify(findings(given.folder)))
  }
  const [first, second = '', ...rest] = path.split('/')
  const name = rest.join('/')
  const isKnown = (picture: string): boolean => findings(given.folder).some((finding) => finding.picture === picture)
  if (path === '') return send('text/html; charset=utf-8', await reviewPage(reviewOf(given.folder)))
  if (path === 'copy.html') return send('text/html; charset=utf-8', await reviewCopy(given.folder))
  if (first === 'picture' && (second === 'before' || second === 'after') && isKnown(name))
    return send('image/png', readFileSync(pictureFile(second, name, given.folder)))
  if (first === 'history' && isKnown(second)) return send('application/json', JSON.stringify(earlierPictures(second)))
  if (first === 'earlier' && /^[\da-f]+$/.test(second) && isKnown(rest.at(-1) ?? ''))
    return send('image/png', earlierPicture(second, name))
  response.writeHead(404).end()
}

/** Serves the review of the last report on loopback. Another site may neither read it nor decide: it has another host and another origin. */
export async function serveReview(port: number, given: Given = {}): Promise<Server> {
  const server = createServer((request, response) => {
    const { host, origin } = request.headers
    const isOwn = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host ?? '')
    if (!isOwn || (origin ?? `http://${host}`) !== `http://${host}` || (request.method === 'POST' && !origin)) {
      response.writeHead(403).end()
      return
    }
    answer(request, response, given).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
