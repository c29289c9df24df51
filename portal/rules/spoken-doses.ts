import { doseTable, type SpokenTexts } from './dose-table.ts'

/** Finds a word that shows that a sentence is about an amount of medicine. */
const aboutDose =
  /tabl|capsule|caps\b|zetpil|pleister|druppel|ampul|\bpil|\bpuf|spray|spuit|injectie|dosis|dosering|gram|liter|eenheid|eenheden|daags|\bdd\b|\bmg\b|\bml\b|\bmcg\b|[µμ]g|\bIE\b|per dag|\bslik|\binnemen|\bneemt?\b|gebruik/iu
const number = /[\d½¼¾⅓⅔⅛]/
/** An amount whatever else the sentence says, or a unit without an amount that was understood. */
const doseAlone =
  /[½¼¾⅓⅔⅛]|\d\s?[x×]|\d\/\d|\d[-–]\d[-–]\d|(?<!\p{L})(?:mg|mcg|[uµμ]g|ml|ie|dd|d\.d\.|tabl?|caps?|supp|gtt|inh)(?!\p{L})/iu

/**
 * A sentence as a voice has to say it: doses, frequencies and dates in full words. If an amount has a notation that is
 * not in the table, the sentence ends with the advice to read it oneself (READ-01).
 */
export function spokenDoses(sentence: string, texts: SpokenTexts): string {
  let spoken = ''
  let left = ''
  let at = 0
  while (at < sentence.length) {
    const found = firstFound(sentence, at, texts)
    spoken += found ? ` ${found.text} ` : sentence.charAt(at)
    left += found ? ' ' : sentence.charAt(at)
    at += found?.length ?? 1
  }
  const whole = spoken
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])|(?<=\() /g, '')
    .trim()
  const isUncertain = (aboutDose.test(sentence) && number.test(left)) || doseAlone.test(left)
  return isUncertain ? `${whole} ${texts.readYourself}` : whole
}

function firstFound(sentence: string, at: number, texts: SpokenTexts): { text: string; length: number } | undefined {
  for (const [pattern, say] of doseTable) {
    pattern.lastIndex = at
    const groups = pattern.exec(sentence)
    const text = groups && say({ groups, before: sentence.slice(0, at), texts })
    if (groups && text !== undefined && text !== null) return { text, length: groups[0].length }
  }
  return undefined
}
