import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Mode } from '../../.storybook/modes.ts'
import { reportFolder } from '../support/report.ts'

/** One picture to take: a story in one of its modes. */
export interface Shot extends Mode {
  story: string
  /** The story's place in the catalogue, for people. */
  title: string
  mode: string
}

export const baselineFolder = join(import.meta.dirname, 'baseline')
export const shotList = join(reportFolder, 'visual', 'shots.json')
/** What the repository is willing to carry. */
export const mostBytes = 40 * 1024 * 1024

export const pictureOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string =>
  `${story}--${mode.replaceAll(/[^a-z0-9]+/gi, '-')}.png`

/** Playwright wants its tests' names before it opens a browser, so the shots are listed beforehand. */
export function readShots(): Shot[] {
  if (!existsSync(shotList))
    throw new Error('The stories are not listed yet: run this through `npm run test:catalogue`.')
  return JSON.parse(readFileSync(shotList, 'utf8')) as Shot[]
}

const pictures = (): string[] => globSync(join(baselineFolder, '*.png'))

/** Approved pictures of stories or modes that are gone. */
export function leftOver(shots: readonly Shot[]): string[] {
  const expected = new Set(shots.map(pictureOf))
  return pictures()
    .map((file) => basename(file))
    .filter((name) => !expected.has(name))
}

export const bytesOfBaseline = (): number => pictures().reduce((bytes, file) => bytes + statSync(file).size, 0)
