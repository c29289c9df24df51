import type { Mutant } from './stryker.ts'

/** Mutants that no test can see, and why. */
interface Survivor {
  file: string
  /** The code as it is, on one line. */
  from: string
  /** What stands there instead; every mutant of that code, if left out. */
  to?: string
  /** Part of the line that it begins on, where the same code stands elsewhere too. */
  on?: string
  why: string
}

const readAnswer = 'portal/api/read-answer.ts'
const history = 'portal/navigation/history-entry.ts'
const token = 'portal/session/token.ts'
const answerBook = 'portal/features/onboarding/answers/answer-book.ts'
const stripMarkup = 'portal/features/review/rules/strip-markup.ts'

export const survivors: readonly Survivor[] = [
  {
    file: readAnswer,
    from: "case 'leaf': return nothing",
    why: 'the default does the same: the case is for the types',
  },
  { file: readAnswer, from: "'leaf'", why: 'the default does the same: the case is for the types' },
  { file: readAnswer, from: '() => false', to: '() => undefined', why: 'only asked whether it is true' },
  {
    file: readAnswer,
    on: 'const nothing',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'the paths of a value that could not be read are not asked',
  },
  {
    file: 'portal/rules/stored-schema.ts',
    from: String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/`,
    to: String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/`,
    why: 'V8’s own parser refuses whatever follows; other engines may not',
  },
  {
    file: stripMarkup,
    on: 'const open',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'it is no place of a character, and is passed over',
  },
  {
    file: stripMarkup,
    from: `character === '"' || character === "'"`,
    to: 'true',
    why: 'of no other character the last place is known',
  },
  {
    file: stripMarkup,
    from: 'at < text.length',
    to: 'at <= text.length',
    why: 'there is an empty character at the end, which is kept and shows nowhere',
  },
  { file: stripMarkup, from: 'at !== undefined', to: 'true', why: 'no character stands at undefined + 1 either' },
  {
    file: stripMarkup,
    on: 'startsWith(commentStart',
    from: "character === '<'",
    to: 'true',
    why: 'a comment begins with this character: asked first, as it is quicker',
  },
  {
    file: stripMarkup,
    from: 'at + commentStart.length <= last[commentEnd]',
    to: 'at + commentStart.length < last[commentEnd]',
    why: 'an empty comment is removed as a tag just the same',
  },
  { file: answerBook, from: "'heard'", to: '""', why: 'only asked whether it is one of the two others' },
  { file: answerBook, from: "'unreadable'", to: '""', why: 'whoever listens is told once more, and finds nothing new' },
  {
    file: 'portal/features/onboarding/answers/failure-log.ts',
    from: 'this.#refused.get(id)?.blocked',
    to: 'this.#refused.get(id).blocked',
    why: 'it is there: what was refused is asked first, for the types once more',
  },
  { file: 'portal/session/toast-state.ts', from: '++last', to: '--last', why: 'any id does that no other message has' },
  {
    file: history,
    on: "addEventListener('popstate'",
    from: '{ once: true }',
    to: '{}',
    why: 'one that stays is not added twice, and drops what is not there',
  },
  {
    file: history,
    on: "addEventListener('popstate'",
    from: 'true',
    to: 'false',
    why: 'one that stays is not added twice, and drops what is not there',
  },
  {
    file: history,
    on: '!isRecord(state) || state.epoch',
    from: '!isRecord(state) || state.epoch !== currentSessionEpoch()',
    to: 'true',
    why: 'one’s own entry would be replaced by the same, which is left alone',
  },
  { file: token, from: 'tabToken.remove()', to: ';', why: 'session storage was cleared as the epoch began' },
  { file: token, on: 'areDraftsLeftAtom = ', from: 'true', to: 'false', why: 'it is set before any session ends' },
  ...['wipeDraftsInTimeAtom = ', 'if (token === null) void'].map((on): Survivor => ({
    file: token,
    on,
    from: "'expired'",
    to: '""',
    why: 'drafts are kept for some hours after all that is no log-off',
  })),
]

export const isNamed = (mutant: Mutant, named: readonly Survivor[]): boolean =>
  named.some(
    ({ file, from, to, on = '' }) =>
      file === mutant.file && from === mutant.from && (to === undefined || to === mutant.to) && mutant.on.includes(on),
  )
