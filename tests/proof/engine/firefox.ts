import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerOf, asFunction, keepProblems, size, type Engine, type EngineKind, type EnginePage } from './engine.ts'
import { findProgram, startProgram } from './program.ts'

type Send = <T>(method: string, params: object) => Promise<T>

/** Speaks WebDriver BiDi, which Firefox has by itself. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)), { once: true })
  })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as { id?: number; type: string; result: never; error?: string; message?: string }
    const asked = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  let last = 0
  const send: Send = (method, params) => new Promise((resolve, reject) => {
    last += 1
    waiting.set(last, { resolve, reject })
    socket.send(JSON.stringify({ id: last, method, params }))
  })
  return { send, close: () => socket.close() }
}

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value: string }
  exceptionDetails?: { text: string }
}

async function openPage(send: Send): Promise<EnginePage> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport: size })
  await send('script.addPreloadScript', { functionDeclaration: keepProblems, contexts: [context] })
  return {
    open: async (url) => { await send('browsingContext.navigate', { context, url, wait: 'complete' }) },
    reload: async () => { await send('browsingContext.reload', { context, wait: 'complete' }) },
    back: async () => { await send('browsingContext.traverseHistory', { context, delta: -1 }) },
    evaluate: async (work, given) => {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
        functionDeclaration: asFunction(String(work)), awaitPromise: true, target: { context }, arguments: [{ type: 'string', value: JSON.stringify(given) }],
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return answerOf(result?.value) as never
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
      await send('input.releaseActions', { context })
    },
    close: async () => { await send('browser.removeUserContext', { userContext }) },
  }
}

/** No look for updates and no other call home; Dutch, as the patients are. */
const preferences = {
  'app.update.enabled': false, 'datareporting.policy.dataSubmissionEnabled': false, 'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false,
  'browser.shell.checkDefaultBrowser': false, 'browser.startup.homepage_override.mstone': 'ignore', 'intl.accept_languages': 'nl-NL, nl', 'ui.prefersReducedMotion': 1,
}

async function start(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'))
  writeFileSync(join(profile, 'user.js'), Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''))
  const { word, end } = await startProgram(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], { env: { TZ: 'Europe/Amsterdam', HOME: profile }, ready: /WebDriver BiDi listening on (ws:\S+)/ })
  const { send, close } = await connect(word)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  return {
    version: capabilities.browserVersion,
    newPage: () => openPage(send),
    close: async () => {
      close()
      await end()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

export const firefox: EngineKind = {
  name: 'Firefox',
  packs: ['firefox-esr'],
  find: () => {
    const program = findProgram(['firefox-esr', 'firefox'])
    return program === undefined ? undefined : () => start(program)
  },
}
