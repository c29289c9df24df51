import { TextField } from '#design-system'
import { useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { emailRule } from '../../rules/email.ts'
import { phoneRule } from './rules/phone.ts'
import { FieldStep, type FieldStepProps } from './field-step.tsx'

const kinds = {
  email: { rule: emailRule, autoComplete: 'email' },
  phone: { rule: phoneRule, autoComplete: 'tel' },
} as const

interface ContactStepProps<Answer> extends Pick<
  FieldStepProps<Answer>,
  'send' | 'onDone' | 'errorMessage' | 'isFirst' | 'instead'
> {
  kind: keyof typeof kinds
  /** Explanation of what it is used for. */
  intro: string
  /** Initial value of the field. */
  typed: string
  /** Called with the value after a pause in typing and on blur. */
  onTyped: (typed: string) => void
  /** For an address that already names an account. */
  autoComplete?: 'username'
  /** Shown above the explanation. */
  notice?: ReactNode
  /** Shown below the field. */
  aside: ReactNode
}

/** Step that asks for the e-mail address or mobile number to which a code is sent. */
export function ContactStep<Answer>({
  kind,
  intro,
  typed,
  onTyped,
  autoComplete,
  notice,
  aside,
  ...rest
}: ContactStepProps<Answer>) {
  const { t } = useTranslation('account')
  const handlers = useDebouncedSave(onTyped)
  return (
    <FieldStep
      name={kind}
      rule={kinds[kind].rule}
      missing={t(`contact.missing.${kind}`)}
      busy={t('contact.busy')}
      {...rest}
    >
      {(error) => (
        <>
          {notice}
          <p>{intro}</p>
          <TextField
            label={t(`contact.${kind}`)}
            name={kind}
            type={kind === 'email' ? 'email' : 'tel'}
            inputMode={kind === 'email' ? 'email' : 'tel'}
            enterKeyHint="next"
            autoComplete={autoComplete ?? kinds[kind].autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={typed}
            error={error}
            {...handlers}
          />
          {aside}
        </>
      )}
    </FieldStep>
  )
}

/** Delay in ms before a typed value is written to the history: not each keystroke, as browsers refuse many writes in a row. */
const pauseMs = 400

function useDebouncedSave(save: (typed: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const onPause = useEffectEvent(save)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => onPause(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setTyped(currentTarget.value),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (typed !== null) save(currentTarget.value)
    },
  }
}
