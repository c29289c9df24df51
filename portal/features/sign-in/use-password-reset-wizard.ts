import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { addressOf } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { useWizard, type Wizard } from '../../ui/wizard/use-wizard.ts'

const choices = z.object({
  /** As it is typed, sent or not. */
  email: z.string(),
  /** Where the code went; empty before. */
  codeEmail: z.string(),
  /** The code was right once. The code itself stays in memory: after a reload it is asked again. */
  codeWasRight: z.boolean(),
})

/** A code that was right; the clinic may think otherwise by the time it gets the password. */
interface RightCode {
  email: string
  value: string
  isRefused: boolean
}

/** The steps of a new password, by their place. */
export const resetStep = { email: 0, code: 1, password: 2, done: 3 } as const

export interface PasswordResetWizard extends Wizard<z.infer<typeof choices>> {
  /** Null until the clinic found it right. */
  code: RightCode | null
  keepCode: (code: RightCode | null) => void
  /** The password is changed: the last step is shown, and no Back leads to the others. */
  complete: () => void
}

/** Where the visitor is on the way to a new password. */
export function usePasswordResetWizard(): PasswordResetWizard {
  const { t } = useTranslation('account')
  const { email = '' } = useNavigationState('login')
  const [kept, keepCode] = useState<RightCode | null>(null)
  const [isComplete, setComplete] = useState(false)
  const step = (id: keyof typeof resetStep, isDone: (chosen: z.infer<typeof choices>) => boolean) => ({ id, label: t(`reset.steps.${id}`), title: t(`reset.titles.${id}`), isDone })
  const wizard = useWizard({
    schema: choices,
    steps: [
      step('email', ({ codeEmail }) => codeEmail !== ''),
      step('code', ({ codeEmail }) => kept?.email === codeEmail),
      step('password', () => false),
      step('done', () => false),
    ],
    initial: { email, codeEmail: '', codeWasRight: false },
    isSound: () => true,
    afterwards: addressOf('login'),
  })
  const complete = () => {
    setComplete(true)
    keepCode(null)
    wizard.finish()
  }
  return { ...wizard, index: isComplete ? resetStep.done : wizard.index, code: kept?.email === wizard.choices.codeEmail ? kept : null, keepCode, complete }
}
