import { globSync } from 'node:fs'

/** Files that decide something of one kind, and the tests that know them. Groups of one name are judged as one. */
export interface Group {
  name: string
  /** The least part of its mutants that must be killed. */
  floor: number
  /** Where the tests run: a Node process, or a page of a browser. */
  stage: 'process' | 'page'
  files: readonly string[]
  tests: readonly string[]
  /** How many lines of code are drawn; all, if left out. */
  lines?: number
}

const rules = ['portal/rules', 'portal/features/*/rules']
const answers = 'portal/features/onboarding/answers'
const guards = [
  '!portal/rules/{booking-outcome,stored-schema,trusted-address}.ts',
  '!portal/features/review/rules/*.ts',
]

export const groups: readonly Group[] = [
  {
    name: 'contract guards',
    floor: 1,
    stage: 'process',
    files: [
      'portal/api/contract/{contract,endpoint,field-schema}.ts',
      'portal/api/read-answer.ts',
      'portal/features/review/rules/{review-link,strip-markup}.ts',
    ],
    tests: [
      'portal/api/contract/*.test.ts',
      'portal/api/{client,read-answer}.test.ts',
      'portal/features/review/rules/{review-link,strip-markup}.test.ts',
    ],
  },
  {
    name: 'contract guards',
    floor: 1,
    stage: 'process',
    files: ['portal/navigation/route-table.ts', 'portal/rules/{booking-outcome,stored-schema,trusted-address}.ts'],
    tests: ['portal/navigation/route-table.test.ts', 'portal/rules/{stored-schema,trusted-address}.test.ts'],
  },
  // No thread can change its time zone, as one test does.
  {
    name: 'rules',
    floor: 0.9,
    stage: 'process',
    lines: 100,
    files: [...rules.map((folder) => `${folder}/*.ts`), ...guards],
    tests: [...rules.map((folder) => `${folder}/*.test.ts`), '!portal/rules/time-zone.test.ts'],
  },
  {
    name: 'save queue',
    floor: 0.9,
    stage: 'process',
    lines: 80,
    files: [
      `${answers}/{answer-book,answer-sync,failure-log,kept-answers,save-queue}.ts`,
      'portal/platform/serial-queue.ts',
    ],
    tests: [`${answers}/*.test.ts`, 'portal/platform/serial-queue.test.ts'],
  },
  {
    name: 'drafts',
    floor: 0.9,
    stage: 'page',
    lines: 40,
    files: ['portal/platform/drafts/*.ts'],
    tests: ['portal/platform/drafts/*.test.tsx'],
  },
  {
    name: 'session border',
    floor: 1,
    stage: 'process',
    files: ['portal/session/{notices,session-epoch}.ts'],
    tests: ['portal/session/*.test.ts'],
  },
  {
    name: 'session border',
    floor: 1,
    stage: 'page',
    files: ['portal/session/{log-off,session-storage-atom,token}.ts'],
    tests: ['portal/session/{log-off,session-storage-atom,token,token.drafts}.test.tsx'],
  },
  {
    name: 'session border',
    floor: 1,
    stage: 'page',
    files: ['portal/navigation/{history-entry,return-location}.ts'],
    tests: ['portal/navigation/{history-entry,return-location}.test.tsx'],
  },
]

const isTest = (name: string): boolean => name.includes('.test.')

/** The names of files that any of these patterns names; `!` before one leaves out what it names. */
const filesIn = (folder: string, patterns: readonly string[]): string[] =>
  globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { cwd: folder, exclude: patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : [])) },
  ).toSorted()

export const filesOf = (folder: string, group: Group): string[] =>
  filesIn(folder, group.files).filter((name) => !isTest(name))
export const testsOf = (folder: string, group: Group): string[] => filesIn(folder, group.tests)
