import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/report.ts'

/** File texts by path, so that a test can pass example files too. */
export type Sources = Readonly<Record<string, string>>

const isProof = (file: string): boolean =>
  /\.(test|stories|e2e|slow|visual)\.tsx?$|^portal\/(stories|build)\//.test(file)

export const read = (pattern: string): Sources =>
  Object.fromEntries(globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** What reaches a patient's browser: no tests, no stories, nothing that builds. */
export function production(endings = '{ts,tsx,css,html}'): Sources {
  return Object.fromEntries(
    Object.entries(read(`{portal,design-system}/**/*.${endings}`)).filter(([file]) => !isProof(file)),
  )
}

/** Source without its comments, every line still where it was. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$|<!--[\s\S]*?-->/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )

/** `file:line  text` for every place where the pattern is found. */
export function places(sources: Sources, pattern: RegExp): string[] {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...withoutComments(text).matchAll(pattern)].map(
      (match) => `${file}:${text.slice(0, match.index).split('\n').length}  ${match[0].trim()}`,
    ),
  )
}
