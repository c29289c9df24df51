import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { mediaTypes } from '#portal/build/server-table.ts'

interface Answer {
  status: number
  /** Every value by lower-case name. */
  headers: ReadonlyMap<string, readonly string[]>
  body: Buffer
}

/** One address: the file whose content it must answer with; none for a 404. */
interface Address {
  kind: string
  path: string
  file?: string
}

export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  {
    isSecure = false,
    host = '127.0.0.1',
    localAddress,
  }: { isSecure?: boolean; host?: string; localAddress?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Whoever made the certificate, it is this machine that answers.
    const send = isSecure ? secureRequest : request
    send({ host, port, path, headers, localAddress, agent: false, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 0 ? [[name.toLowerCase(), all[at + 1] ?? ''] as const] : [],
        )
        const byName = new Map(
          [...Map.groupBy(pairs, ([name]) => name)].map(([name, same]) => [name, same.map(([, value]) => value)]),
        )
        resolve({ status: response.statusCode ?? 0, headers: byName, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** One file of each extension among the assets, and every other kind of address. */
export function addressesOf(site: string): Address[] {
  const assets = readdirSync(join(site, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ name }) => name)
  const oneOfEach = [...Map.groupBy(assets, (name) => extname(name)).values()].flatMap(([name]) =>
    name ? [`assets/${name}`] : [],
  )
  const missing = (kind: string, ...paths: readonly string[]) => paths.map((path) => ({ kind, path }))
  const served = (kind: string, file: string, ...paths: readonly string[]) =>
    paths.map((path) => ({ kind, path, file }))
  return [
    ...served('document', 'index.html', '/', '/index.html'),
    ...served('page of its own', 'login.html', '/login', '/login/', '/login?returnTo=1', '/login.html'),
    ...served('page of its own', 'feedback.html', '/feedback?uuid=1'),
    ...served('page of a screen', 'pages/dashboard.html', '/dashboard'),
    ...served('page of a screen', 'pages/question.html', '/question/12', '/question/12/'),
    ...served('page of a screen', 'pages/rebate.html', '/invoice/12/rebate?from=list'),
    ...served('deep link', 'index.html', '/question/0', '/question/twelve', '/nothing/here', '/assets', '/Caddyfile'),
    ...oneOfEach.flatMap((file) => served('asset', file, `/${file}`)),
    ...missing('missing asset', '/assets/gone-0.js', '/assets/gone', '/assets/'),
    ...served('locale', 'locales/nl/login.json', '/locales/nl/login.json'),
    ...missing('missing locale', '/locales/nl/gone.json', '/locales/en', '/locales/nl/'),
    ...served('icon', 'icons/any-192.png', '/icons/any-192.png'),
    ...served('screenshot', 'screenshots/login-wide.png', '/screenshots/login-wide.png'),
    ...['manifest.json', 'sw.js', 'version.json', '.well-known/security.txt', 'licences.txt'].flatMap((file) =>
      served(file, file, `/${file}`),
    ),
    ...served('health', 'version.json', '/health'),
    ...missing(
      'not for visitors',
      '/headers.json',
      '/_headers',
      '/_redirects',
      '/sw.js.gz',
      '/sw.js.br',
      '/nginx.conf',
      '/.well-known/gone',
      '/icons/gone.png',
      '/gone.txt',
      '/health/ready',
    ),
  ]
}

const typeOf = (file: string | undefined): string | undefined => {
  const type = file === undefined ? 'text/plain' : mediaTypes[extname(file).slice(1)]
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** Headers that differ from those expected, or stand there twice. */
export const wrongHeaders = (
  { headers }: Pick<Answer, 'headers'>,
  expected: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const found = headers.get(name.toLowerCase()) ?? []
    return found.length === 1 && found[0] === value ? [] : [`${name} is ${JSON.stringify(found)}`]
  })

interface HeaderSets {
  document: Record<string, string>
  asset: Record<string, string>
}

export const headerSetsOf = (site: string) => JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8')) as HeaderSets

/** What is wrong at one address: plain, compressed, and asked for again with its ETag. */
export async function faultsAt(port: number, site: string, { kind, path, file }: Address): Promise<string[]> {
  const { document, asset } = headerSetsOf(site)
  const own = file?.startsWith('assets/')
    ? asset
    : file === undefined
      ? { ...document, 'Cache-Control': 'no-store' }
      : document
  const type = typeOf(file)
  const expected = type === undefined ? own : { ...own, 'Content-Type': type }
  const content = file === undefined ? Buffer.from('Niet gevonden') : readFileSync(join(site, file))
  const faults: string[] = []

  const plain = await ask(port, path)
  if (plain.status !== (file === undefined ? 404 : 200)) faults.push(`status ${plain.status}`)
  if (!plain.body.equals(content)) faults.push('another content')
  faults.push(...wrongHeaders(plain, expected))

  const isCompressed = file !== undefined && existsSync(join(site, `${file}.gz`))
  for (const [encoding, decode] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    if (file === undefined) continue
    const packed = await ask(port, path, { 'Accept-Encoding': encoding })
    const [found] = packed.headers.get('content-encoding') ?? []
    if (encoding === 'gzip' && (found === encoding) !== isCompressed)
      faults.push(`${encoding}: content-encoding is ${found}`)
    if (!(found === encoding ? decode(packed.body) : packed.body).equals(content))
      faults.push(`${encoding}: another content after decoding`)
    if (isCompressed && !/accept-encoding/i.test(packed.headers.get('vary')?.join() ?? ''))
      faults.push(`${encoding}: no Vary`)
    faults.push(...wrongHeaders(packed, expected).map((fault) => `${encoding}: ${fault}`))
  }

  const [etag] = plain.headers.get('etag') ?? []
  if (file !== undefined) {
    const again = await ask(port, path, { 'If-None-Match': etag ?? '' })
    if (again.status !== 304) faults.push(`asked again: status ${again.status}`)
    faults.push(...wrongHeaders(again, own).map((fault) => `asked again: ${fault}`))
  }
  return faults.map((fault) => `${kind} ${path}: ${fault}`)
}
