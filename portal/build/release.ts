import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type Clinic from '#locales/nl/clinic.json'

const root = resolve(import.meta.dirname, '../..')
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

/** What was built. `commit` is a hash, `time` ISO 8601 in UTC; null if unknown, as without git. */
export interface Release {
  version: string
  commit: string | null
  time: string | null
}

/** The trimmed output of git; '' without git. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Changes since the last commit, as `git status --porcelain` prints them; '' for none. */
export const uncommittedChanges = (): string => git('status', '--porcelain')

/** What a build of this commit is. `commit` is a hash and its time in seconds since 1970; '' without git. The clock is never read, so that two builds of one commit are equal byte for byte. Throws an Error if SOURCE_DATE_EPOCH is no number. */
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

/** Version and commit as in semantic versioning: '0.1.0+1c93ba0'; the version alone without a commit. */
export function buildVersion({ version, commit } = currentRelease()): string {
  return commit === null ? version : `${version}+${commit.slice(0, 7)}`
}

/** A security.txt (RFC 9116) that expires a year after `time` (ISO 8601). */
export function securityText(email: string, time: string): string {
  const expires = new Date(time)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: nl, en\n`
}

/**
 * Vite plugin that writes version.json and .well-known/security.txt. The latter must have an expiry date, so a build
 * without a time has none.
 */
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
