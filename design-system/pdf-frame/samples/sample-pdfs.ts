import encrypted from './encrypted.pdf?inline'
import landscape from './landscape.pdf?inline'
import letter from './letter.jpg?inline'
import onePage from './one-page.pdf?inline'
import scanned from './scanned.pdf?inline'
import tagged from './tagged.pdf?inline'
import twelvePages from './twelve-pages.pdf?inline'

/** The bytes of a data URL. */
const bytes = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0))
// A Blob, as Storybook prints every byte of an array under Controls.
const file = (address: string, part = 1) =>
  new Blob([bytes(address)]).slice(0, Math.floor(bytes(address).length * part))

export const sample = {
  /** Tagged headings, paragraphs, a list, a table and a link. */
  tagged: file(tagged),
  onePage: file(onePage),
  twelvePages: file(twelvePages),
  landscape: file(landscape),
  /** A picture of a letter. */
  scanned: file(scanned),
  /** Needs a password. */
  encrypted: file(encrypted),
  /** The first part of a truncated file. */
  damaged: file(tagged, 0.02),
  empty: new Blob([]),
  /** A picture. */
  letter: file(letter),
  /** An HTML page with a script. */
  page: new Blob(['<!doctype html><script>alert(1)</script>']),
}
