import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { pathTo } from '../../../navigation/route-table.ts'
import { useEntry, useNavigationState } from '../../../navigation/history-entry.ts'
import { useDeviceClock } from '../../../platform/clock.ts'
import { tokenAtom } from '../../../session/token.ts'
import { useWizard, type Wizard } from '../../../ui/wizard/use-wizard.ts'

/** Lifetime of an unfinished registration at the clinic, in ms. */
const lifetime = 15 * 60_000

const choices = z.object({
  /** Current values of the fields. */
  email: z.string(),
  phone: z.string(),
  /** The clinic's registration token and when it was received (ms since the epoch); '' and 0 before. */
  token: z.string(),
  since: z.number(),
  /** Address and number to which codes were sent, and whether those were accepted. */
  codeEmail: z.string(),
  emailConfirmed: z.boolean(),
  codePhone: z.string(),
  phoneConfirmed: z.boolean(),
})
type RegistrationChoices = z.infer<typeof choices>

/** Reset of the phone's state, for another registration. */
export const restartPhone = { codePhone: '', phoneConfirmed: false }
/** Reset of everything but the typed values, for restarting a registration. */
export const restart = { token: '', since: 0, codeEmail: '', emailConfirmed: false, ...restartPhone }

/** Indices of the steps. */
export const registrationStep = { email: 0, emailCode: 1, phone: 2, phoneCode: 3, password: 4, registered: 5 } as const

const leftEntry = z.object({ wizard: z.catch(z.optional(z.pick(choices, { email: true, since: true })), undefined) })

/** State of the registration; codes and password are not in it (REG-10). */
export interface RegistrationWizard extends Wizard<RegistrationChoices> {
  /** An earlier registration expired and this one replaces it. */
  isRestarted: boolean
}

/**
 * State of the registration wizard. The last step follows from the session and has a history entry of its own. A
 * registration older than 15 minutes starts again, with the typed address.
 */
export function useRegistrationWizard(): RegistrationWizard {
  const { t } = useTranslation('account')
  const { now } = useDeviceClock()
  // Fixed at mount: a registration does not expire while the visitor types.
  const [openedAt] = useState(() => now().getTime())
  const isValid = ({ since }: { since: number }) => since === 0 || openedAt - since < lifetime
  const { wizard: before } = useEntry(leftEntry)
  const [tookTooLong] = useState(before !== undefined && !isValid(before))
  const { email = '', registered } = useNavigationState('register')
  const isRegistered = useAtomValue(tokenAtom) !== null && registered === true
  const step = (id: keyof typeof registrationStep, isDone: (chosen: RegistrationChoices) => boolean) => ({
    id,
    label: t(`registration.steps.${id}`),
    title: t(`registration.titles.${id}`),
    isDone,
  })
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
    initial: { email: before?.email ?? email, phone: '', ...restart },
    isValid,
    redirectWhenDone: pathTo('login'),
    keepLatestChoices: true,
  })
  return {
    ...wizard,
    index: isRegistered ? registrationStep.registered : wizard.index,
    isRestarted: tookTooLong && wizard.choices.token === '',
  }
}
