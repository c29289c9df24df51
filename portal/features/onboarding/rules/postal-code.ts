import { country, generalQuestion as q } from '../../../api/contract/questionnaire.ts'
import type { Answers } from './question.ts'

/** Four digits and two letters, written in any usual way: '1234 AB', '1234ab', 'NL-1234 AB'. */
const dutchPostalCode = /^(?:NL)?[1-9]\d{3}[A-Z]{2}$/i

/** Whether a Dutch postal code looks unusual. Those of other countries are not checked. */
export function isUnusualPostalCode(answers: Answers): boolean {
  const code = (answers.get(q.postalCode) ?? '').replaceAll(/[\s.-]/g, '')
  return (
    code !== '' &&
    (answers.get(q.country) || country.netherlands) === country.netherlands &&
    !dutchPostalCode.test(code)
  )
}
