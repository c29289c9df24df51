import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { pathTo } from '../../../navigation/route-table.ts'
import { useNavigationState } from '../../../navigation/history-entry.ts'
import { useWizard, type Wizard } from '../../../ui/wizard/use-wizard.ts'

const choices = z.object({
  /** Current value of the field. */
  email: z.string(),
  /** Address to which the code was sent; '' before. */
  codeEmail: z.string(),
  /** The code was accepted. The code itself is in memory only, so after a reload it is requested again. */
  codeWasRight: z.boolean(),
})

/** A code that was accepted. `isRefused`: the clinic has since refused it together with the password. */
interface RightCode {
  email: string
  value: string
  isRefused: boolean
}

/** Indices of the steps. */
export const resetStep = { email: 0, code: 1, password: 2, done: 3 } as const

/** State of the password reset; the accepted code is in memory only. */
export interface PasswordResetWizard extends Wizard<z.infer<typeof choices>> {
  /** Null until the clinic has accepted a code for `codeEmail`. */
  code: RightCode | null
  setCode: (code: RightCode | null) => void
  /** Shows the last step and removes the others from the history. */
  complete: () => void
}

/** State of the password reset wizard. */
export function usePasswordResetWizard(): PasswordResetWizard {
  const { t } = useTranslation('account')
  const { email = '' } = useNavigationState('login')
  const [rightCode, setCode] = useState<RightCode | null>(null)
  const [isComplete, setComplete] = useState(false)
  const step = (id: keyof typeof resetStep, isDone: (chosen: z.infer<typeof choices>) => boolean) => ({
    id,
    label: t(`reset.steps.${id}`),
    title: t(`reset.titles.${id}`),
    isDone,
  })
  const wizard = useWizard({
    schema: choices,
    steps: [
      step('email', ({ codeEmail }) => codeEmail !== ''),
      step('code', ({ codeEmail }) => rightCode?.email === codeEmail),
      step('password', () => false),
      step('done', () => false),
    ],
    initial: { email, codeEmail: '', codeWasRight: false },
    isValid: () => true,
    redirectWhenDone: pathTo('login'),
  })
  const complete = () => {
    setComplete(true)
    setCode(null)
    wizard.finish()
  }
  return {
    ...wizard,
    index: isComplete ? resetStep.done : wizard.index,
    code: rightCode?.email === wizard.choices.codeEmail ? rightCode : null,
    setCode,
    complete,
  }
}
