import { dayKey, dayMonthText, noonOf } from './clinic-time.ts'

/** A noun for one of something, and for more or none of it. */
interface Counted {
  one: string
  many: string
}

type Unit = 'gram' | 'kilogram' | 'liter' | 'microgram' | 'milligram' | 'milliliter' | 'millimole' | 'percent' | 'units'
type Form = 'ampoule' | 'capsule' | 'drop' | 'patch' | 'pill' | 'puff' | 'suppository' | 'tablet'

/** Texts that replace the abbreviations of a prescription when it is read aloud; from locales/nl/documents.json. */
export interface SpokenTexts {
  /** Numbers in front of 'times', by their digits. */
  counts: Readonly<Record<string, string>>
  timesADay: string
  times: string
  per: string
  to: string
  and: string
  comma: string
  half: string
  oneAndHalf: string
  quarter: string
  threeQuarters: string
  halfHour: string
  asNeeded: string
  atMost: string
  beforeNight: string
  dated: string
  through: string
  units: Readonly<Record<Unit, string>>
  forms: Readonly<Record<Form, Counted>>
  /** Ends a sentence whose amount cannot be read aloud reliably: the patient should read it. */
  readYourself: string
}

const units: readonly [RegExp, Unit][] = [
  [/^(?:mcg|microgram|[uµμ]g)$/i, 'microgram'],
  [/^(?:mg|milligram)$/i, 'milligram'],
  [/^(?:kg|kilogram)$/i, 'kilogram'],
  [/^(?:gr?|gram)$/i, 'gram'],
  [/^(?:ml|milliliter|cc)$/i, 'milliliter'],
  [/^(?:l|liter)$/i, 'liter'],
  [/^mmol$/i, 'millimole'],
  // In small letters it makes an ordinal: 2e.
  [/^(?:IE|EH?|ie)$/, 'units'],
  [/^%$/, 'percent'],
]
const forms: readonly [RegExp, Form][] = [
  [/^t(?:$|ab)/i, 'tablet'],
  [/^tbl/i, 'tablet'],
  [/^c/i, 'capsule'],
  [/^(?:zetp|supp)/i, 'suppository'],
  [/^pleister/i, 'patch'],
  [/^(?:drup|gtt)/i, 'drop'],
  [/^amp/i, 'ampoule'],
  [/^pil/i, 'pill'],
  [/^puf/i, 'puff'],
]
const nameIn = <Name>(table: readonly [RegExp, Name][], text: string): Name | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

const start = String.raw`(?<![\p{L}\d.,/½¼¾\-–])`
/** Also straight after how often: 2dd1t, 2x500 mg. */
const glued = String.raw`(?:(?<=\d\s?(?:dd?|[x×]))|${start})`
const end = String.raw`(?![\p{L}\d])`
const noLetter = String.raw`(?!\p{L})`
const fraction = String.raw`(?:\d+\s?)?[½¼¾]|(?:\d+\s)?(?:1\/2|[13]\/4)`
const plain = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`
const amount = `(${fraction}|${plain})`
const count = String.raw`(\d{1,2})`
const orMore = (what: string) => String.raw`(?:\s?(?:-|–|à|a|tot)\s?${what})?`
const unit = '(mcg|microgram|[uµμ]g|mg|milligram|kg|kilogram|gram|gr?|milliliter|ml|cc|liter|l|mmol|ie|eh?|%)'
const form = String.raw`(tablet(?:ten|jes?)?|tabl?\b\.?|tbl\b\.?|capsules?|caps?\b\.?|zetpil(?:len)?|supp\b\.?|pleisters?|druppels?|gtt\b\.?|ampul(?:len)?|amp\b\.?|pil(?:len)?|puf(?:s|jes?)?)`
const times = '(?:[x×]|maal|keer)'

function sayAmount(text: string, texts: SpokenTexts): string {
  const [, whole = '', part] = /^(\d*?)\s?([½¼¾]|1\/2|[13]\/4)$/.exec(text) ?? []
  if (part !== undefined) {
    const isHalf = part === '½' || part === '1/2'
    if (isHalf && whole === '1') return texts.oneAndHalf
    const quarters = part === '¾' || part === '3/4' ? texts.threeQuarters : texts.quarter
    const spoken = isHalf ? texts.half : quarters
    return whole === '' ? spoken : `${whole} ${texts.and} ${spoken}`
  }
  const [before = '', after] = text.replaceAll('.', '').split(',')
  return after === undefined ? before : `${before} ${texts.comma} ${after}`
}

const isOne = (text: string): boolean => /^(?:1|1?\s?[½¼¾]|(?:1\s)?(?:1\/2|[13]\/4))$/.test(text)

const sayCount = (text: string, { counts }: SpokenTexts): string => counts[text] ?? text

const sayRange = (from: string, to: string | undefined, texts: SpokenTexts, say: typeof sayAmount): string =>
  to === undefined ? say(from, texts) : `${say(from, texts)} ${texts.to} ${say(to, texts)}`

/** '26 november' for a day that there is, in a leap year. */
function sayDay(day: string, month: string): string | undefined {
  const key = `2024${month.padStart(2, '0')}${day.padStart(2, '0')}`
  const noon = noonOf(key)
  return dayKey(noon) === key ? dayMonthText(noon) : undefined
}

const beforeDate = /(?<!\p{L})(?:op|vanaf|van|tot|tot en met|t\/m|sinds|per|datum:?|d\.?d\.?)\s$/iu

interface Found {
  groups: readonly (string | undefined)[]
  /** The sentence before it. */
  before: string
  texts: SpokenTexts
}

/** Says what was found; undefined if it is something else after all. */
type Say = (found: Found) => string | undefined

const asWritten: Say = ({ groups: [found] }) => found
const sayForm: Say = ({ groups: [, from = '', to, name = ''], texts }) => {
  const spoken = nameIn(forms, name)
  return spoken && `${sayRange(from, to, texts, sayAmount)} ${texts.forms[spoken][isOne(to ?? from) ? 'one' : 'many']}`
}
const daily: Say = ({ groups: [, from = '', to], texts }) => `${sayRange(from, to, texts, sayCount)} ${texts.timesADay}`

/** Notations that can be read aloud reliably, each with a function that gives the spoken form. At each position of a sentence they are tried in this order; the expressions are sticky. */
export const doseTable: readonly [RegExp, Say][] = (
  [
    [String.raw`(?:https?:\/\/|www\.)\S+|[\w.+\-]+@[\w.\-]+`, asWritten],
    [
      String.raw`${start}(\d{1,2})[\-\/](\d{1,2})[\-\/](\d{4}|\d{2})(?![\d\p{L}\-\/])`,
      ({ groups: [, day = '', month = '', year = ''] }) => {
        const spoken = sayDay(day, month)
        return spoken && `${spoken} ${year.padStart(4, '20')}`
      },
    ],
    [String.raw`${start}(?:\+\d{2}|0\d{1,3})[\d\s()\-]{6,14}\d${end}`, asWritten],
    [String.raw`${start}\d{1,2}:\d{2}${end}|${start}\d{1,2}\.\d{2}(?=\s?u(?:ur)?${noLetter})`, asWritten],
    [
      String.raw`${glued}${amount}${orMore(amount)}\s?${unit}(?:\s?(?:\/|per)\s?(ml|kg|dag|week|uur|keer|24 uur))?${end}`,
      ({ groups: [, from = '', to, name = '', per], texts }) => {
        const [spoken, perUnit] = [nameIn(units, name), nameIn(units, per ?? '')]
        if (!spoken || /[½¼¾]|\d\/\d/.test(from + (to ?? ''))) return undefined
        const each = per === undefined ? '' : ` ${texts.per} ${perUnit ? texts.units[perUnit] : per}`
        return `${sayRange(from, to, texts, sayAmount)} ${texts.units[spoken]}${each}`
      },
    ],
    [
      String.raw`${start}${count}${orMore(count)}(?:\s?${times}\s?(?:daags|dgs|dd|d\.d\.|p\.?d\.|\/\s?d(?:ag)?|per\sdag)|\s?(?:daags|dgs|dd))${noLetter}`,
      daily,
    ],
    [String.raw`${start}${count}d(?=[\d½¼¾][\d½¼¾,\-–]*\s?(?:[tc]|tabl?|caps?)${noLetter})`, daily],
    [
      String.raw`${start}${count}${orMore(count)}\s?[x×](?:\s?\/\s?(week|maand|uur))?(?![\p{L}\-\/])`,
      ({ groups: [, from = '', to, per], texts }) =>
        `${sayRange(from, to, texts, sayCount)} ${texts.times}${per === undefined ? '' : ` ${texts.per} ${per}`}`,
    ],
    [String.raw`${glued}${amount}${orMore(amount)}\s?${form}${noLetter}`, sayForm],
    [String.raw`${glued}${amount}${orMore(amount)}(t|c)(?![\p{L}\/.\-])`, sayForm],
    [String.raw`${start}½\s?uur${noLetter}`, ({ texts }) => texts.halfHour],
    [
      String.raw`${start}${count}(?:\s?à\s?|\s?[\-–]\s?(?=\d+\s(?:keer|maal|uur|uren|dag|week|weken|maand|jaar|minu)))${count}${end}`,
      ({ groups: [, from = '', to], texts }) => sayRange(from, to, texts, sayAmount),
    ],
    [
      String.raw`${start}(\d{1,2})-(\d{1,2})(?![\p{L}\d\-\/])`,
      // A day up to 12 may also be the first of two amounts.
      ({ groups: [, day = '', month = ''], before }) =>
        Number(day) > 12 || beforeDate.test(before) ? sayDay(day, month) : undefined,
    ],
    [String.raw`${start}\d+(?:e|de|ste)${noLetter}`, asWritten],
    [
      String.raw`${glued}(${plain})(?![\p{L}\d]|[.,\/\-–]\d|\s?[½¼¾×%]|\s\d\/\d)`,
      ({ groups: [, from = ''], texts }) => sayAmount(from, texts),
    ],
    [String.raw`${start}z\.?n\b\.?${noLetter}`, ({ texts }) => texts.asNeeded],
    [String.raw`${start}max\b\.?(?=\s)`, ({ texts }) => texts.atMost],
    [String.raw`${start}a\.n\.?${noLetter}`, ({ texts }) => texts.beforeNight],
    [String.raw`${start}d\.?d\.?\s(?=\d{1,2}[\-\/ ])`, ({ texts }) => texts.dated],
    [String.raw`${start}t\/m${noLetter}`, ({ texts }) => texts.through],
  ] satisfies [string, Say][]
).map(([pattern, say]) => [new RegExp(pattern, 'iuy'), say])
