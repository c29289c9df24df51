import type { Mutant } from './stryker.ts'

/** Mutants that no test can see, and why. */
export interface Survivor {
  file: string
  /** The code as it is, on one line. */
  from: string
  /** What stands there instead; every mutant of that code, if left out. */
  to?: string
  why: string
}

const readAnswer = 'portal/api/read-answer.ts'
const stripMarkup = 'portal/features/review/rules/strip-markup.ts'

export const survivors: readonly Survivor[] = [
  { file: readAnswer, from: "case 'leaf': return nothing", why: 'the default does the same: the case is for the types' },
  { file: readAnswer, from: "'leaf'", why: 'the default does the same: the case is for the types' },
  { file: readAnswer, from: '() => false', to: '() => undefined', why: 'only asked whether it is true' },
  { file: readAnswer, from: '[]', to: '["Stryker was here"]', why: 'the paths of a value that could not be read are not asked' },
  { file: 'portal/features/review/rules/review-link.ts', from: "''", to: '"Stryker was here!"', why: 'both are no identifier' },
  { file: 'portal/rules/stored-schema.ts', from: String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/`, to: String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/`, why: 'V8’s own parser refuses whatever follows; other engines may not' },
  { file: stripMarkup, from: 'at !== undefined', to: 'true', why: 'no character stands at undefined + 1 either' },
  { file: stripMarkup, from: "character === '<'", to: 'true', why: 'a comment begins with this character: asked first, as it is quicker' },
  { file: stripMarkup, from: 'at + commentStart.length <= last[commentEnd]', to: 'at + commentStart.length < last[commentEnd]', why: 'an empty comment is removed as a tag just the same' },
]

export const isNamed = (mutant: Mutant, named: readonly Survivor[]): boolean =>
  named.some(({ file, from, to }) => file === mutant.file && from === mutant.from && (to === undefined || to === mutant.to))
