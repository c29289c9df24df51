import type { Shot } from './shot.ts'
import { storyOf } from './verdict.ts'

/** What an approval is about. */
export interface Approval {
  /** The stories whose pictures are taken anew. */
  stories: string[]
  /** Approved pictures whose story is gone. */
  removed: string[]
}

/** The stories whose name or id holds the given words, and the pictures that are left over of such; all of them without words. */
export function approvalOf(words: string, shots: readonly Shot[], leftOver: readonly string[]): Approval {
  const wanted = (text: string): boolean => text.toLowerCase().includes(words.toLowerCase())
  return {
    stories: [...new Set(shots.filter(({ story, title }) => wanted(`${title} ${story}`)).map(({ story }) => story))],
    removed: leftOver.filter((picture) => wanted(storyOf(picture))),
  }
}

/** Each picture that is not what it was, in words. */
export const accepted = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] => [
  ...[...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => `${before.has(name) ? 'changed' : 'new    '}  ${name}`),
  ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `removed  ${name}`),
].toSorted()
