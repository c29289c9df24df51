import {
  country,
  discoverySource,
  generalQuestion as q,
  questionnaireGender,
  yesNo,
} from '#portal/api/contract/questionnaire.ts'
import * as z from 'zod/mini'

type Rule = (answer: string) => boolean

const longestText = 200
const oneOf =
  (values: readonly string[]): Rule =>
  (answer) =>
    values.includes(answer)
const text: Rule = (answer) => answer.trim() !== '' && answer.length <= longestText
const yesOrNo = oneOf(Object.values(yesNo))
const email: Rule = (answer) =>
  answer.length <= longestText && /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(answer)

const source = z.union([
  z.enum(discoverySource),
  z.strictObject({ value: z.literal('OTHER'), text: z.string().check(z.maxLength(longestText)) }),
])
const sources = z.array(source)
/** As JSON: every source once, and the longest text about another one written in escapes. */
const longestSources = 2000

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

/** What each answer may be. Everything but the gender is needed on the way that the answers take. */
export const generalRule: ReadonlyMap<string, Rule> = new Map([
  [q.firstName, text],
  [q.initials, text],
  [q.lastName, text],
  [q.gender, oneOf(questionnaireGender)],
  [q.street, text],
  [q.houseNumber, text],
  [q.postalCode, text],
  [q.city, text],
  [q.country, oneOf(Object.values(country))],
  [q.medicationApp, yesOrNo],
  [q.postDelivery, yesOrNo],
  [q.neighbourDelivery, yesOrNo],
  [q.medicationHistory, yesOrNo],
  [q.nationalExchange, yesOrNo],
  [q.pharmacyName, text],
  [q.pharmacyEmail, email],
  [q.referredForMigraine, yesOrNo],
  [q.referredForCluster, yesOrNo],
  [q.longerThanAYear, yesOrNo],
  [q.paralysis, yesOrNo],
  [q.cancerHistory, yesOrNo],
  [q.bloodThinners, yesOrNo],
  [q.discovery, (answer) => answer.length <= longestSources && sources.safeParse(parsed(answer)).success],
])

export type Answers = ReadonlyMap<string, string>

/** Something was chosen, and 'OTHER' says what. */
function tellsSource(answer: string | undefined): boolean {
  const chosen = sources.safeParse(parsed(answer ?? ''))
  return (
    chosen.success && chosen.data.some((one) => (typeof one === 'string' ? one !== 'OTHER' : one.text.trim() !== ''))
  )
}

/** Ids that still lack an answer, on the way that the answers so far take. */
export function openGeneralQuestions(answers: Answers): string[] {
  const hasApp = answers.get(q.medicationApp) === yesNo.yes
  const isForMigraine = answers.get(q.referredForMigraine) === yesNo.yes
  const needed = [
    q.firstName,
    q.initials,
    q.lastName,
    q.street,
    q.houseNumber,
    q.postalCode,
    q.city,
    q.country,
    q.medicationApp,
    ...(hasApp
      ? [q.postDelivery, q.neighbourDelivery, q.medicationHistory, q.nationalExchange]
      : [q.pharmacyName, q.pharmacyEmail]),
    q.referredForMigraine,
    ...(isForMigraine ? [] : [q.referredForCluster]),
    q.longerThanAYear,
    q.paralysis,
    q.cancerHistory,
    q.bloodThinners,
  ]
  return [...needed.filter((id) => !answers.get(id)), ...(tellsSource(answers.get(q.discovery)) ? [] : [q.discovery])]
}
