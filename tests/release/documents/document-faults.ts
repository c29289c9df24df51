import { PNG } from 'pngjs'
import type { DocumentSample } from './sample.ts'
import type { Seen } from './watch.ts'

const readPicture = (address: string): PNG =>
  PNG.sync.read(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))

/** How many dots of two pictures differ; all of them when their sizes do. */
function differingDots(one: string, other: string): number {
  const [first, second] = [readPicture(one), readPicture(other)]
  if (first.width !== second.width || first.height !== second.height)
    return Math.max(first.width * first.height, second.width * second.height)
  let differing = 0
  for (let at = 0; at < first.data.length; at += 4) {
    if (first.data.readUInt32LE(at) !== second.data.readUInt32LE(at)) differing += 1
  }
  return differing
}

export function hasInk(address: string): boolean {
  const { data } = readPicture(address)
  return data.some((value, at) => at % 4 !== 3 && value < 255)
}

/** The same pages, drawn without anything of ours; and those of the document that has to look alike. */
interface References {
  own: readonly (string | undefined)[]
  like: readonly (string | undefined)[]
}

function pageFaults(
  state: string,
  picture: string,
  { own, like }: { own: string | undefined; like: string | undefined },
): string[] {
  if (state !== 'drawn') return []
  if (picture === '' || own === undefined) return ['there is no drawing']
  const differing = differingDots(picture, own)
  return [
    ...(differing > 0 ? [`${differing} dots differ from the reference`] : []),
    ...(like !== undefined && differingDots(picture, like) > 0
      ? [`${differingDots(picture, like)} dots differ from what it should look like`]
      : []),
  ]
}

// Where a space is read depends on how far apart letters stand, and these stand far apart.
const lettersOf = (text: string): string => text.replaceAll(/\s+/g, '')

/** What is wrong with what was seen of a document. */
export function faultsOf(sample: DocumentSample, seen: Seen, { own, like }: References): string[] {
  const {
    error,
    pages,
    doubtful = [],
    failed = [],
    words = [],
    links = [],
    megabytes = Number.POSITIVE_INFINITY,
  } = sample
  const stateOf = (number: number) =>
    doubtful.includes(number) ? 'doubtful' : failed.includes(number) ? 'failed' : 'drawn'
  const letters = lettersOf(seen.words)
  return [
    ...(seen.error === error ? [] : [`it shows the error "${seen.error ?? 'none'}"`]),
    ...(error === undefined && seen.pages.length !== pages ? [`${seen.pages.length} pages instead of ${pages}`] : []),
    ...seen.pages.flatMap(({ state, picture }, at) =>
      [
        ...(state === stateOf(at + 1) ? [] : [`is ${state}`]),
        ...pageFaults(state, picture, { own: own[at], like: like[at] }),
      ].map((fault) => `page ${at + 1}: ${fault}`),
    ),
    ...words.filter((word) => !letters.includes(lettersOf(word))).map((word) => `"${word}" is not read`),
    ...(seen.links.join(' ') === links.join(' ') ? [] : [`it leads to ${seen.links.join(', ') || 'nothing'}`]),
    ...seen.escapes,
    ...(seen.megabytes > megabytes ? [`${seen.megabytes} MB`] : []),
  ]
}
