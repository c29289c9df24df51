const longest = 120
/** Enough of what was given to clean the rest of; the extension stands at its end. */
const looked = 1000

// Zero-width joiners stay: emoji and Persian are written with them.
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
/** What a disk takes for something else than part of a name. */
const forbidden = /[<>:"|?*]/g
/** Windows takes these for a device, whatever comes after the dot. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i

/** Paths, line breaks and letters that turn the reading around: no file chooser sends them, and they make a name look like another. */
const misleading = /[/\\\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

export function isMisleading(given: string): boolean {
  return misleading.test(given)
}

/** Shortened in front of the extension. */
function shortened(name: string): string {
  if (name.length <= longest) return name
  const [extension = ''] = /\.[^.]{1,9}$/.exec(name) ?? []
  // Half of a pair of surrogates is no character.
  return (
    name
      .slice(0, longest - extension.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + extension
  )
}

/** A name that is safe on every disk and reads as what it is. */
export function cleanFilename(given: string): string {
  const base = given.slice(-looked).replace(unseen, '').split(/[/\\]/).at(-1) ?? ''
  const name = base
    .replace(forbidden, '')
    .normalize('NFC')
    .trim()
    .replace(/^[\s.]*\./, 'bestand.')
    .replace(/[\s.]+$/, '')
    .replace(reserved, '_$&')
  return shortened(name || 'bestand')
}

/** Every extension in a name from left to right, in lower case: "Scan.PDF.exe" has two. */
export function extensionsOf(filename: string): string[] {
  return filename
    .split('.')
    .slice(1)
    .map((part) => part.trim().toLowerCase())
}
