import { answerOf, asFunction, keepProblems, size, type Engine, type EngineKind, type EnginePage } from './engine.ts'
import { freePort } from '../../support/free-port.ts'
import { findProgram, startProgram } from './program.ts'
import { untilSo } from './until-so.ts'

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

/** Speaks WebDriver, which is plain HTTP. */
const sendTo = (address: string): Send => async (method, path, body) => {
  const answer = await fetch(`${address}${path}`, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } }) })
  const { value } = await answer.json() as { value: never }
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
  return value
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

const newSession = (send: Send): Promise<Session> => send('POST', '/session', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })

async function openPage(send: Send): Promise<EnginePage> {
  const { sessionId } = await newSession(send)
  const at = `/session/${sessionId}`
  await send('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  await send('POST', `${at}/window/rect`, size)
  const execute = <T>(work: string, given: unknown): Promise<T> =>
    send('POST', `${at}/execute/async`, { script: `const done = arguments[1]; (${work})(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) }))`, args: [JSON.stringify(given ?? null)] })
  const evaluate: EnginePage['evaluate'] = async (work, given) => {
    const { value, error } = await execute<{ value?: string; error?: string }>(asFunction(String(work)), given)
    if (error !== undefined) throw new Error(error)
    return answerOf(value) as never
  }
  // There is nothing to run before a page: what goes wrong while it loads is not kept.
  const watched = async (going: Promise<unknown>): Promise<void> => {
    await going
    await execute(asFunction(keepProblems), null)
  }
  return {
    open: (url) => watched(send('POST', `${at}/url`, { url })),
    reload: () => watched(send('POST', `${at}/refresh`)),
    back: () => watched(send('POST', `${at}/back`)),
    evaluate,
    perform: async (actions) => {
      await send('POST', `${at}/actions`, { actions })
      await send('DELETE', `${at}/actions`)
    },
    close: () => send('DELETE', at),
  }
}

async function start(driver: string, display: string): Promise<Engine> {
  const screen = await startProgram(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { ready: /^(\d+)\n/m })
  const port = await freePort()
  const env = { DISPLAY: `:${screen.word}`, TZ: 'Europe/Amsterdam', LANG: 'C.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' }
  const { end } = await startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], { env })
  const send = sendTo(`http://127.0.0.1:${port}`)
  await untilSo('the driver answers', () => send('GET', '/status').then(() => true, () => false))
  const { sessionId, capabilities } = await newSession(send)
  await send('DELETE', `/session/${sessionId}`)
  return {
    version: capabilities.browserVersion,
    newPage: () => openPage(send),
    close: async () => {
      await end()
      await screen.end()
    },
  }
}

export const webkit: EngineKind = {
  name: 'WebKit',
  packs: ['webkit2gtk-driver', 'xvfb'],
  find: () => {
    const [driver, display] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])]
    return driver === undefined || display === undefined ? undefined : () => start(driver, display)
  },
}
