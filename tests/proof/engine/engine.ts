/** A page of a browser that is not Chromium: as much of it as a patient uses. */
export interface EnginePage {
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function there, which is sent as text; what it is given and returns is JSON. */
  evaluate: <Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given) => Promise<Answer>
  /** Pointer and keys, as both protocols write them. */
  perform: (actions: readonly object[]) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  version: string
  /** A page of its own: no cookie, no storage, nothing of a page before it. */
  newPage: () => Promise<EnginePage>
  close: () => Promise<void>
}

/** How an engine is found on this machine. */
export interface EngineKind {
  name: string
  /** What the package manager calls what is needed. */
  packs: readonly string[]
  /** Undefined where a part of it is not there. */
  find: () => (() => Promise<Engine>) | undefined
}

/** A window of a telephone, as narrow as both engines can be. */
export const size = { width: 450, height: 900 }

/** What a page of either engine evaluates: what it is given and its answer go as text, nothing as no text. */
export const asFunction = (work: string): string => `async (text) => { const answer = await (${work})(JSON.parse(text)); return answer === undefined ? '' : JSON.stringify(answer) }`

export const answerOf = (text: string | undefined): unknown => (text ? JSON.parse(text) : undefined)

/** Errors are kept on the page: neither protocol tells them alike. */
export const keepProblems = `() => {
  if (globalThis.keptProblems) return
  const kept = globalThis.keptProblems = []
  const tell = (kind, what) => kept.push(kind + ': ' + (what instanceof Error ? what.message : String(what)))
  addEventListener('error', (event) => tell('error', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => tell('rejection', event.reason))
  addEventListener('securitypolicyviolation', (event) => tell('policy', event.effectiveDirective + ' ' + event.blockedURI))
  const { error } = console
  console.error = (...words) => { tell('console', words.map(String).join(' ')); error.apply(console, words) }
}`
