import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'

/** A version per browser, as in `{ safari: '16.4' }`. */
export type Versions = Readonly<Record<string, string>>

/** Names of APIs that some browser versions lack. */
export interface UnsupportedApis {
  /** Global objects, such as `Temporal`. */
  globals: ReadonlySet<string>
  /** Static members with their owner, such as `AbortSignal.any`. */
  statics: ReadonlySet<string>
  /** Instance members, such as `checkVisibility`, except names that some supported interface also has. */
  members: ReadonlySet<string>
}

/** Each browser with its mobile edition, whose version numbers are the same. */
const alsoOnPhone: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}

const isAtMost = (version: string, most: string): boolean => version.localeCompare(most, 'en', { numeric: true }) <= 0

type Browser = keyof CompatStatement['support']

/** Whether a version supports an API. Not behind a flag, with a prefix, under another name, or since removed. */
const isIn = ({ support }: CompatStatement, browser: Browser, version: string): boolean =>
  [support[browser] ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
        typeof added === 'string' &&
        isAtMost(added.replace('≤', ''), version) &&
        !(removed && isAtMost(removed, version)) &&
        !flags &&
        prefix === undefined &&
        otherName === undefined,
    )

/** Higher than any real version. */
const newest = '9999'

/** 'old': in all of these versions. 'unsupported': missing there, but in two browsers' newest. 'rare': in one at most; TypeScript has no types for it. */
type Age = 'old' | 'unsupported' | 'rare'

function ageOf(compat: CompatStatement | undefined, versions: Versions): Age {
  if (
    !compat ||
    Object.entries(versions).every(([name, version]) =>
      (alsoOnPhone[name] ?? [name]).every((browser) => isIn(compat, browser as Browser, version)),
    )
  )
    return 'old'
  return Object.keys(versions).filter((browser) => isIn(compat, browser as Browser, newest)).length < 2
    ? 'rare'
    : 'unsupported'
}

const entriesOf = (holder: Identifier): [string, Identifier][] =>
  Object.entries(holder as Readonly<Record<string, Identifier>>).filter(
    ([name]) => /^\w+$/.test(name) && name !== '__compat',
  )

/** Reads the unsupported APIs for these versions from MDN's browser-compat-data. */
export function unsupportedApis(versions: Versions): UnsupportedApis {
  // Read, not imported: Vite would bundle its 20 MB into the configuration.
  const bcd = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
  ) as CompatData
  const globals = new Set<string>()
  const statics = new Set<string>()
  const members = { old: new Set<string>(), unsupported: new Set<string>(), rare: new Set<string>() }
  const builtins = bcd.javascript['builtins'] ?? {}
  for (const [owner, holder] of [...entriesOf(bcd.api), ...entriesOf(builtins), ...entriesOf(builtins['Intl'] ?? {})]) {
    const ownerAge = ageOf(holder.__compat, versions)
    if (ownerAge === 'unsupported') globals.add(owner)
    members[ownerAge].add(owner)
    for (const [key, { __compat: compat }] of entriesOf(holder)) {
      const name = key.replace(/_static$/, '')
      const ownAge = ageOf(compat, versions)
      const age = ownerAge === 'old' || ownAge === 'rare' ? ownAge : ownerAge
      if (key.endsWith('_event')) continue
      if (age === 'unsupported') statics.add(`${owner}.${name}`)
      // A static member counts as an instance name only if it is old: that keeps calls through an alias of its owner from being reported.
      if (name === key || age === 'old') members[age].add(name)
    }
  }
  return { globals, statics, members: new Set([...members.unsupported].filter((name) => !members.old.has(name))) }
}
