import * as z from 'zod/mini'
import { consultCategory } from '#portal/api/contract/consult.ts'
import { actionState } from '#portal/api/contract/patient.ts'
import { firstRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'

export const referral = z.strictObject({ email: z.string(), received: z.boolean() })

/** Says that the letter of the patient's own doctor is there, or that it is not after all. */
export async function setReferral(query: Query, { email, received }: z.infer<typeof referral>): Promise<void> {
  const changed = await firstRow(
    query,
    `
    update patient set referrals = case when $2 then jsonb_build_array(jsonb_build_object('type', medical_type)) else '[]' end
    where email = $1 and general_state = $3 and not onboarding_complete returning id`,
    [email.toLowerCase(), received, actionState.finished],
  )
  if (!changed)
    throw new Refusal(404, 'There is no such patient between the general questionnaire and the end of onboarding.')
}

/** Ends onboarding by hand, where the clinic had to wait for a letter. */
export async function completeOnboarding(query: Query, email: string): Promise<void> {
  const changed = await firstRow(
    query,
    `
    update patient set onboarding_complete = true, next_consult_category = $3
    where email = $1 and medical_state = $2 and referrals <> '[]' and not onboarding_complete returning id`,
    [email.toLowerCase(), actionState.finished, consultCategory.intake],
  )
  if (!changed) throw new Refusal(404, 'There is no such patient with everything filled in and a referral.')
}
