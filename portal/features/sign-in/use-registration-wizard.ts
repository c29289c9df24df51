import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { addressOf } from '../../navigation/destinations.ts'
import { useEntry, useNavigationState } from '../../navigation/history-entry.ts'
import { useClock } from '../../platform/clock.ts'
import { tokenAtom } from '../../session/token.ts'
import { useWizard, type Wizard } from '../../ui/wizard/use-wizard.ts'

/** How long the clinic keeps a registration that is not finished, in ms. */
const lifetime = 15 * 60_000

const choices = z.object({
  /** What is typed, sent or not. */
  email: z.string(),
  phone: z.string(),
  /** The clinic's name for this registration, and when it gave it; empty before. */
  token: z.string(),
  since: z.number(),
  /** Where codes went, and whether they came back. */
  codeEmail: z.string(),
  emailConfirmed: z.boolean(),
  codePhone: z.string(),
  phoneConfirmed: z.boolean(),
})
type RegistrationChoices = z.infer<typeof choices>

/** Nothing of the phone counts for another registration. */
export const phoneAnew = { codePhone: '', phoneConfirmed: false }
/** What a registration that is begun again forgets: everything but what was typed. */
export const begunAnew = { token: '', since: 0, codeEmail: '', emailConfirmed: false, ...phoneAnew }

/** The steps of registering, by their place. */
export const registrationStep = { email: 0, emailCode: 1, phone: 2, phoneCode: 3, password: 4, registered: 5 } as const

const left = z.object({ wizard: z.catch(z.optional(z.pick(choices, { email: true, since: true })), undefined) })

export interface RegistrationWizard extends Wizard<RegistrationChoices> {
  /** An earlier try took too long: this one began in its place. */
  beganAnew: boolean
}

/** Where the visitor is in registering. The last step follows from the session that began, and stands in an entry of its own. */
export function useRegistrationWizard(): RegistrationWizard {
  const { t } = useTranslation('account')
  const { now } = useClock()
  // Judged when the page is opened: nobody is moved while they type.
  const [openedAt] = useState(() => now().getTime())
  const isSound = ({ since }: { since: number }) => since === 0 || openedAt - since < lifetime
  const { wizard: before } = useEntry(left)
  const [tookTooLong] = useState(before !== undefined && !isSound(before))
  const { email = '', registered } = useNavigationState('register')
  const isRegistered = useAtomValue(tokenAtom) !== null && registered === true
  const step = (id: keyof typeof registrationStep, isDone: (chosen: RegistrationChoices) => boolean) => ({ id, label: t(`registration.steps.${id}`), title: t(`registration.titles.${id}`), isDone })
  const wizard = useWizard({
    schema: choices,
    steps: [
      step('email', ({ token }) => token !== ''),
      step('emailCode', ({ emailConfirmed }) => emailConfirmed),
      step('phone', ({ codePhone }) => codePhone !== ''),
      step('phoneCode', ({ phoneConfirmed }) => phoneConfirmed),
      step('password', () => false),
      step('registered', () => false),
    ],
    initial: { email: before?.email ?? email, phone: '', ...begunAnew },
    isSound,
    afterwards: addressOf('login'),
    carries: true,
  })
  return { ...wizard, index: isRegistered ? registrationStep.registered : wizard.index, beganAnew: tookTooLong && wizard.choices.token === '' }
}
