import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import clinic from '#locales/nl/clinic.json' with { type: 'json' }
import { intakes } from '../backend/questionnaire/medical.ts'
import { root } from '../support/report.ts'

type Texts = string | { [key: string]: Texts }

const valuesOf = (texts: Texts): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(valuesOf)

const folder = join(root, 'locales/nl')
const locales = readdirSync(folder).flatMap((file) =>
  valuesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts),
)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const named = (text: string): string =>
  text.replaceAll(/\{(phone|email)\}/g, (_, name: 'phone' | 'email') => clinic[name])

/** Each text of the locales, also in the pieces that a link or a name in the middle cuts it into, or a new line after what kind of consult it is; other {names} stand for anything. */
const patterns = locales
  .flatMap((text) => {
    const whole = named(text)
    const pieces = whole.split(
      new RegExp(String.raw`${escaped(clinic.phone)}|${escaped(clinic.email)}|\{type\}|\{name\}`),
    )
    return [...new Set([whole, ...pieces.map((piece) => piece.trim()).filter(Boolean)])]
    // What is put together from names alone says nothing of its own: it would stand for any text.
  })
  .filter((text) => text.replaceAll(/\{\w+\}/g, '').trim() !== '')
  .map((text) => new RegExp(`^${escaped(text).replaceAll(/\\\{\w+\\\}/g, '.+')}$`, 'u'))

const month = '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)'
const weekday = '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)'
/** What is no text but a fact: days, times, people, and signs between them. */
const facts = new RegExp(
  `^(?:(?:${weekday} )?\\d{1,2} ${month}(?: \\d{4})?(?: om|,)?(?: ?\\d\\d:\\d\\d)?|${weekday}|${month} \\d{4}|(?:ma|di|wo|do|vr|za|zo)(?: \\d{1,2} ${month},?(?: \\d\\d:\\d\\d)?)?|(?:– )?\\d\\d:\\d\\d|\\d{1,2}|112|\\d{4}|(?:drs?\\. )?(?:\\p{Lu}\\.)+ [\\p{L} -]+|[\\s–:,.·]+)$`,
  'u',
)

/** Medical questions are the clinic's own data. */
const asked = new Set(
  [...intakes.values()].flatMap(({ questions }) =>
    questions.flatMap(({ question, note = '', answers = [] }) => [question, note, ...answers]),
  ),
)

/** A label may have a colon behind it: 'Gelukt:'. */
const isKnown = (text: string): boolean =>
  facts.test(text) ||
  asked.has(text) ||
  patterns.some((pattern) => pattern.test(text) || pattern.test(text.replace(/:$/u, '')))

/** Known texts one after the other: they stand in one element, as a text of its own. */
const isSequence = (sentences: readonly string[]): boolean =>
  sentences.length === 0 ||
  sentences.some((_, at) => isKnown(sentences.slice(0, at + 1).join(' ')) && isSequence(sentences.slice(at + 1)))

/** Put together from known texts, also behind a name: 'Dag en tijd, huidige stap', the head of a printed sheet, or a message as it is announced: 'Gelukt: Uw afspraak is gemaakt.' */
const isComposed = (text: string): boolean =>
  isSequence(text.split(/(?<=[.?!]) /u)) ||
  [', ', ' · '].some((sign) => text.replace(/^· /u, '').split(sign).every(isKnown)) ||
  (/^\p{L}+: /u.test(text) && text.split(/: (.*)/u, 2).every(isKnown))

/** Every text on the page that does not come from the locales: what is shown, what names a part, and the tab's title. */
export async function foreignTexts(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        found.push(walker.currentNode.textContent ?? '')
    }
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ]
    for (const attribute of attributes) {
      for (const element of document.querySelectorAll(`[${attribute}]`))
        found.push(element.getAttribute(attribute) ?? '')
    }
    return found
  })
  const distinct = [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter((text) => text !== '')
  return distinct.filter((text) => !known.includes(text) && !isKnown(text) && !isComposed(text))
}
