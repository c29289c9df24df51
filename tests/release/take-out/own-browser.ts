import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { browserFlags, findBrowser } from '../../support/browser.ts'

/** How often it is looked for something, in ms. */
const interval = 100

/** What `look` gives, once it gives something. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>, patience = 30_000): Promise<T> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const found = await look()
    if (found !== undefined) return found
    // oxlint-disable-next-line no-await-in-loop
    await wait(interval)
  }
  throw new Error(`${what}: not within ${patience / 1000} s`)
}

/** Memory of its own that each process has, in MB, by the process above it. */
function processes(): { id: number; parent: number; megabytes: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const of = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ id: Number(name), parent: of('PPid'), megabytes: (of('RssAnon') + of('RssShmem')) / 1024 }]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

/** A browser with a profile on the disk, which is not watched: whoever watches its network has it keep 100 MB of answers. */
export async function openOwnBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'take-out-'))
  const browser = spawn(
    await findBrowser(),
    [...browserFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => {
    browser.once('exit', resolve)
  })
  const port = await eventually('a browser', async () => {
    try {
      return readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]
    } catch {
      return undefined
    }
  })
  return {
    address: `http://127.0.0.1:${port}`,
    /** Memory of the browser with all its processes, in MB. */
    megabytes(): number {
      const all = processes()
      const within = (id: number): number =>
        all.filter(({ parent }) => parent === id).reduce((sum, one) => sum + one.megabytes + within(one.id), 0)
      return (all.find(({ id }) => id === browser.pid)?.megabytes ?? 0) + within(browser.pid ?? -1)
    },
    async close() {
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Runs a script in the page at an address, by the browser's own protocol. */
export async function openPage(browser: string, at: string) {
  const targets = (await (await fetch(`${browser}/json/list`)).json()) as {
    type: string
    url: string
    webSocketDebuggerUrl: string
  }[]
  const target = targets.find(({ type, url }) => type === 'page' && url === at)
  if (!target) throw new Error(`No page is at ${at}.`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (answer: { result?: { value?: unknown }; exceptionDetails?: unknown }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: object }
    waiting.get(id)?.(result)
  })
  let last = 0
  const send = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: unknown }; exceptionDetails?: unknown }>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return {
    async evaluate<T>(script: () => T | Promise<T>): Promise<T> {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: `(${script.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return result?.value as T
    },
    collectGarbage: () => send('HeapProfiler.collectGarbage'),
    close: () => socket.close(),
  }
}
