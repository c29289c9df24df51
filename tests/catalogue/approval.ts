import { pictureOf, type Shot } from './shot.ts'
import { componentOf, storyOf } from './verdict.ts'

/** What an approval is about. */
interface Approval {
  /** The pictures that are taken anew. */
  shots: Shot[]
  /** Approved pictures whose story is gone. */
  removed: string[]
}

const withoutEnding = (picture: string): string => picture.replace(/\.png$/, '')

/**
 * The pictures, stories or parts that are called exactly so, more of them with commas; else whatever holds the words
 * in its name or id. Without words: all.
 */
export function approvalOf(words: string, shots: readonly Shot[], leftOver: readonly string[]): Approval {
  const asked = words.split(',').map((word) => word.trim())
  const names = (picture: string): string[] => [withoutEnding(picture), storyOf(picture), componentOf(picture)]
  const all = [...shots.map(pictureOf), ...leftOver]
  const exact = asked.every((word) => all.some((picture) => names(picture).includes(word)))
  const wanted = (picture: string, title: string): boolean =>
    exact ? asked.some((word) => names(picture).includes(word)) : title.toLowerCase().includes(words.toLowerCase())
  return {
    shots: shots.filter((shot) => wanted(pictureOf(shot), `${shot.title} ${shot.story}`)),
    removed: leftOver.filter((picture) => wanted(picture, storyOf(picture))),
  }
}

/** What Playwright finds the tests of these pictures by: their title, and the tags behind it. */
export const grepOf = (shots: readonly Shot[]): string =>
  `(${shots.map(({ mode, story }) => `· ${mode} \\[${story}\\]`).join('|')})( @|$)`

/** Each picture that is not what it was, in words. */
export const accepted = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [
    ...[...after]
      .filter(([name, hash]) => before.get(name) !== hash)
      .map(([name]) => `${before.has(name) ? 'changed' : 'new    '}  ${name}`),
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `removed  ${name}`),
  ].toSorted()
