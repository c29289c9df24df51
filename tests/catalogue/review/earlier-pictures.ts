import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { root } from '../../support/report.ts'
import { baselineFolder } from '../shot.ts'
import type { EarlierPicture } from './review-data.ts'

const most = 20
const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })

/** The approved pictures that a story had, the newest first, under whatever path they stood. */
export const earlierPictures = (picture: string): EarlierPicture[] =>
  git(
    'log',
    '--follow',
    `--max-count=${most}`,
    '--diff-filter=d',
    '--name-only',
    '--date=short',
    '--format=%x00%h%x00%ad%x00%s%x00',
    '--',
    relative(root, join(baselineFolder, picture)),
  )
    .toString()
    .split('\0')
    .slice(1)
    .reduce<string[][]>((entries, field, at) => {
      if (at % 4 === 0) entries.push([])
      entries.at(-1)?.push(field.trim())
      return entries
    }, [])
    .map(([commit = '', date = '', subject = '', path = '']) => ({
      commit,
      date,
      subject,
      address: `earlier/${commit}/${path}`,
    }))

/** The bytes of such a picture; `address` without its first part. */
export const earlierPicture = (commit: string, path: string): Buffer => git('show', `${commit}:${path}`)
