import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type Clinic from '#locales/nl/clinic.json'

const root = resolve(import.meta.dirname, '../..')
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

/** What was built. `commit` is a hash, `time` ISO 8601 in UTC; null where nothing tells them. */
export interface Release {
  version: string
  commit: string | null
  time: string | null
}

/** What git prints; empty without git. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** What has changed since the last commit. */
export const uncommittedChanges = (): string => git('status', '--porcelain')

/** Never the clock's time: two builds of one commit are the same, byte for byte. `commit` is a hash and its time in seconds. */
export function releaseOf(version: string, commit: string, sourceDateEpoch: string | undefined): Release {
  const [hash = '', seconds = ''] = commit.split(' ')
  const epoch = sourceDateEpoch || seconds
  if (!/^\d*$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is ${epoch}, which is no number of seconds.`)
  return { version, commit: hash || null, time: epoch ? new Date(Number(epoch) * 1000).toISOString() : null }
}

/** What is being built now. */
export function currentRelease(): Release {
  const { version } = json(join(root, 'package.json')) as { version: string }
  return releaseOf(version, git('log', '-1', '--format=%H %ct'), process.env['SOURCE_DATE_EPOCH'])
}

/** Version and commit in one word, as semantic versioning writes what was built: '0.1.0+1c93ba0'. */
export function buildVersion({ version, commit } = currentRelease()): string {
  return commit === null ? version : `${version}+${commit.slice(0, 7)}`
}

/** RFC 9116: where to report a weakness. Good for a year after the release. */
export function securityText(email: string, time: string): string {
  const expires = new Date(time)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: nl, en\n`
}

/** Writes version.json and .well-known/security.txt. The latter must say when it expires, so a build without any time has none. */
export function release(): Plugin {
  return {
    name: 'portal-release',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir }) {
        if (!dir) return
        const built = currentRelease()
        writeFileSync(join(dir, 'version.json'), `${JSON.stringify(built, null, 2)}\n`)
        if (built.time === null)
          return this.warn('There is no git and no SOURCE_DATE_EPOCH: .well-known/security.txt is left out.')
        const { email } = json(join(dir, 'locales/nl/clinic.json')) as typeof Clinic
        mkdirSync(join(dir, '.well-known'), { recursive: true })
        writeFileSync(join(dir, '.well-known/security.txt'), securityText(email, built.time))
      },
    },
  }
}
