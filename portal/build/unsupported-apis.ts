import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'

/** A version per browser, as in `{ safari: '16.4' }`. */
export type Versions = Readonly<Record<string, string>>

/** What browsers of some age do not have yet. */
export interface UnsupportedApis {
  /** Such as `Temporal`. */
  globals: ReadonlySet<string>
  /** Of a global itself, such as `AbortSignal.any`. */
  statics: ReadonlySet<string>
  /** Of whatever has one, such as `checkVisibility`; no interface of that age has a member of the name. */
  members: ReadonlySet<string>
}

/** Browsers on a phone have the versions of their desktops. */
const alsoOnPhone: Readonly<Record<string, readonly string[]>> = { chrome: ['chrome', 'chrome_android'], firefox: ['firefox', 'firefox_android'], safari: ['safari', 'safari_ios'] }

const isAtMost = (version: string, most: string): boolean => version.localeCompare(most, 'en', { numeric: true }) <= 0

type Browser = keyof CompatStatement['support']

/** Behind a flag, under another name or since removed is not there. */
const isIn = ({ support }: CompatStatement, browser: Browser, version: string): boolean =>
  [support[browser] ?? []].flat().some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
    typeof added === 'string' && isAtMost(added.replace('≤', ''), version) && !(removed && isAtMost(removed, version)) && !flags && prefix === undefined && otherName === undefined)

/** Higher than any. */
const newest = '9999'

/** Old is in all of these versions; unsupported in two of the browsers by now; rare in one at most, which TypeScript does not know either. */
type Age = 'old' | 'unsupported' | 'rare'

function ageOf(compat: CompatStatement | undefined, versions: Versions): Age {
  if (!compat || Object.entries(versions).every(([name, version]) => (alsoOnPhone[name] ?? [name]).every((browser) => isIn(compat, browser as Browser, version)))) return 'old'
  return Object.keys(versions).filter((browser) => isIn(compat, browser as Browser, newest)).length < 2 ? 'rare' : 'unsupported'
}

const entriesOf = (holder: Identifier): [string, Identifier][] => Object.entries(holder as Readonly<Record<string, Identifier>>).filter(([name]) => /^\w+$/.test(name) && name !== '__compat')

/** Reads MDN's table of browsers once. */
export function unsupportedApis(versions: Versions): UnsupportedApis {
  // Read, not imported: Vite would copy its 20 MB into the configuration it builds.
  const bcd = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8')) as CompatData
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
      // Who calls its owner by another name must not be taken for somebody who calls another's.
      if (name === key || age === 'old') members[age].add(name)
    }
  }
  return { globals, statics, members: new Set([...members.unsupported].filter((name) => !members.old.has(name))) }
}
