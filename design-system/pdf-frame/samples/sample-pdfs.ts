import encrypted from './encrypted.pdf?inline'
import landscape from './landscape.pdf?inline'
import letter from './letter.jpg?inline'
import onePage from './one-page.pdf?inline'
import scanned from './scanned.pdf?inline'
import tagged from './tagged.pdf?inline'
import twelvePages from './twelve-pages.pdf?inline'

/** The bytes behind a data address. */
const bytes = (address: string) => Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0))
// A Blob, because the catalogue writes out every byte of an array beside the story.
const file = (address: string, part = 1) => new Blob([bytes(address)]).slice(0, Math.floor(bytes(address).length * part))

export const sample = {
  /** Headings, paragraphs, a list, a table and a link, marked as such. */
  tagged: file(tagged),
  onePage: file(onePage),
  twelvePages: file(twelvePages),
  landscape: file(landscape),
  /** A picture of a letter. */
  scanned: file(scanned),
  /** Opens with a password only. */
  encrypted: file(encrypted),
  /** The first part of a file that was cut off on its way. */
  damaged: file(tagged, 0.02),
  empty: new Blob([]),
  /** A picture, which may come under the name of a PDF. */
  letter: file(letter),
  /** What a browser would run if it were opened. */
  page: new Blob(['<!doctype html><script>alert(1)</script>']),
}
