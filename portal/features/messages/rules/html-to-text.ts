import type { Message } from '../../../api/contract/thread.ts'

/**
 * A message's text (MSG-08). A staff member's comes from an editor that may write HTML; the patient's own is shown as
 * typed.
 */
export const messageText = ({ content, sender_is_patient }: Pick<Message, 'content' | 'sender_is_patient'>): string =>
  sender_is_patient ? content : htmlToText(content)

const attributes = String.raw`((?:\s+[a-z\-]+=(?:"[^"]*"|'[^']*'))*)`
const elements =
  'a|b|blockquote|br|div|em|font|h[1-6]|hr|i|li|ol|p|pre|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul'
// Only complete tags of these elements: `a <b en c> d` and `<dosis>` are text.
const tag = new RegExp(String.raw`<(\/?)(${elements})${attributes}\s*\/?>`, 'gi')
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi

/** HTML as text: formatting becomes line breaks or nothing, and then entities are decoded, once. Everything else stays. */
export const htmlToText = (content: string): string => withoutTags(content).replace(entity, decoded).trimEnd()

function withoutTags(content: string): string {
  let link: { from: number; href: string | undefined } | undefined
  return content.replace(tag, (found: string, slash: string, name: string, attribute: string, at: number) => {
    const isEnd = slash === '/'
    const element = name.toLowerCase()
    if (element !== 'a') return lineBreak(element, isEnd)
    const ended = link
    link = isEnd
      ? undefined
      : { from: at + found.length, href: /\shref=["']((?:https:|mailto:|tel:)[^"']*)/i.exec(attribute)?.[1] }
    // Adds the address if the text does not show it.
    return isEnd && ended?.href !== undefined && !content.slice(ended.from, at).includes(ended.href)
      ? ` (${ended.href})`
      : ''
  })
}

function lineBreak(element: string, isEnd: boolean): string {
  if (element === 'br' || element === 'hr') return '\n'
  if (element === 'li' && !isEnd) return '- '
  if (element === 'td' || element === 'th') return isEnd ? ' ' : ''
  if (!isEnd) return ''
  if (/^(?:p|h[1-6]|blockquote|ul|ol|table)$/.test(element)) return '\n\n'
  return /^(?:div|li|tr|pre)$/.test(element) ? '\n' : ''
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  euro: '€',
  deg: '°',
  micro: 'µ',
  frac12: '½',
  frac14: '¼',
  times: '×',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  le: '≤',
  ge: '≥',
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ograve: 'ò',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  ugrave: 'ù',
  ucirc: 'û',
  uuml: 'ü',
  Eacute: 'É',
  Euml: 'Ë',
  Iuml: 'Ï',
  Ouml: 'Ö',
  Uuml: 'Ü',
}

/** The character of an entity. An unknown entity stays as it is; an invisible character is removed, except the joiners of emoji and Persian. */
function decoded(found: string, decimal: string | undefined, hex: string | undefined, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  if (Number.isNaN(code)) return Object.hasOwn(named, name) ? (named[name] ?? found) : found
  if (code > 0x10ffff) return found
  const character = String.fromCodePoint(code)
  if (/(?![\u200c\u200d])\p{Cf}/u.test(character)) return ''
  return /\p{Cs}|(?![\n\t])\p{Cc}/u.test(character) ? found : character
}
