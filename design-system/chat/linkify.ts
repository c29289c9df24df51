interface Target {
  /** The text as in the message. */
  text: string
  /** An https, mailto or tel URL. */
  href: string
}

interface TextSegment extends Pick<Target, 'text'>, Partial<Pick<Target, 'href'>> {
  /** Index in the message. */
  at: number
}

// Bounded repetitions keep the run time linear in the length of the message.
const web = String.raw`[Hh][Tt]{2}[Pp][Ss]:\/\/[^\s<>"\x60\\{}\|\^\p{Cc}\p{Cf}]+`
const mail = String.raw`(?:[Mm]ailto:)?[\w.%+\-]{1,64}@(?:[A-Za-z0-9\-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@\-])`
const date = String.raw`\d\d?[ \-]\d\d?[ \-](?:19|20)\d\d(?!\d)`
const areaCode = String.raw`\(0[1-9]\d{0,2}\)(?:[ \-]{0,3}\d){6,8}`
const national = String.raw`0[ \-]?[1-9](?:[ \-]{0,3}\d){8}`
const international = String.raw`(?:\+|00)[1-9](?:[ \(\)\-]{0,3}\d){7,14}`
const phone = String.raw`(?!${date})(?:[Tt]el:)?(?:${areaCode}|${international}|${national})(?!\w|[\-:.,]\d)`
// After one of these characters, an address or number is part of a longer token and is not linked.
const candidate = new RegExp(
  String.raw`(?<![\w\/:@.%+=&?#\-])(?:(?<web>${web})|(?<mail>${mail})|(?<phone>${phone}))`,
  'gu',
)

/** Splits a message into text and links. The texts, joined, are the message itself. */
export function linkify(text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let done = 0
  for (const { 0: found, index, groups } of text.matchAll(candidate)) {
    const link = linkFor(found, groups)
    if (!link) continue
    if (index > done) segments.push({ text: text.slice(done, index), at: done })
    segments.push({ ...link, at: index })
    done = index + link.text.length
  }
  if (done < text.length) segments.push({ text: text.slice(done), at: done })
  return segments
}

function linkFor(found: string, kind: Record<string, string | undefined> | undefined): Target | undefined {
  if (kind?.web !== undefined) return webLink(found)
  return kind?.mail === undefined ? phoneLink(found) : mailLink(found)
}

/**
 * Links an address only if parsing it as a URL does not change it. User info before an @, look-alike letters, numeric
 * hosts and punycode change, so they stay text.
 */
function webLink(found: string): Target | undefined {
  const text = withoutTrailing(found)
  const host = text.split(/[/?#]/)[2] ?? ''
  if (!/^(?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]+(?::\d+)?$/.test(host)) return undefined
  const url = parse(text)
  return url?.host === host.toLowerCase().replace(/:443$/, '') ? { text, href: url.href } : undefined
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const mailLink = (text: string): Target => ({
  text,
  href: `mailto:${text.replace(/^mailto:/i, '').replaceAll('%', '%25')}`,
})

function phoneLink(text: string): Target | undefined {
  const number = text.replace('(0)', '').replace(/[^\d+]/g, '')
  // A national number has ten digits; an international one eight to fifteen.
  return /^(?:0[1-9]\d{8}|(?:\+|00)[1-9]\d{7,14})$/.test(number) ? { text, href: `tel:${number}` } : undefined
}

/** Removes punctuation at the end that belongs to the sentence: full stops, quotes, and brackets that were opened before the address. */
function withoutTrailing(found: string): string {
  const surplus = (closing: string, opening: string) => found.split(closing).length - found.split(opening).length
  const unopened: Record<string, number> = { ')': surplus(')', '('), ']': surplus(']', '[') }
  let end = found.length
  while (end > 0) {
    const last = found.charAt(end - 1)
    const spare = unopened[last]
    if (spare === undefined ? !/[.,;:!?*'’‘”“„»«…]/.test(last) : spare <= 0) break
    if (spare !== undefined) unopened[last] = spare - 1
    end -= 1
  }
  return found.slice(0, end)
}
