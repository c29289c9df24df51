import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A page of a browser that is not Chromium: as much of it as a patient uses, where its two drivers differ. */
export interface EnginePage {
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function there, which is sent as text; what it is given and returns is JSON. */
  evaluate: <Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given) => Promise<Answer>
  /** Presses at a point of the window. */
  press: (x: number, y: number) => Promise<void>
  /** Types in place of what stands in the field that has focus. */
  type: (words: string) => Promise<void>
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

/** Errors are kept on the page, as the drivers do not tell them alike, and when its history changed. */
const keepProblems = `(() => {
  if (globalThis.keptProblems) return
  const kept = globalThis.keptProblems = []
  const tell = (kind, what) => kept.push(kind + ': ' + (what instanceof Error ? what.message : String(what)))
  addEventListener('error', (event) => tell('error', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => tell('rejection', event.reason))
  addEventListener('securitypolicyviolation', (event) => tell('policy', event.effectiveDirective + ' ' + event.blockedURI))
  const changes = globalThis.historyChanges = []
  for (const way of ['pushState', 'replaceState']) {
    const write = history[way]
    history[way] = function (...entry) { changes.push(Date.now()); return write.apply(history, entry) }
  }
  const { error } = console
  console.error = (...words) => { tell('console', words.map(String).join(' ')); error.apply(console, words) }
})()`

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** For every page, once: keeps its errors, and brings the queries by role and name that the component tests use. */
export const onEachPage = `${keepProblems}\nif (!globalThis.TestingLibraryDom) {\n${queries}\n}`
