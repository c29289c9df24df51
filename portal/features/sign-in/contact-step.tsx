import { TextField } from '#design-system'
import { useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { emailRule } from '../../rules/email.ts'
import { phoneRule } from '../../rules/phone.ts'
import { FieldStep, type FieldStepProps } from './field-step.tsx'

const kinds = {
  email: { rule: emailRule, autoComplete: 'email' },
  phone: { rule: phoneRule, autoComplete: 'tel' },
} as const

interface ContactStepProps<Answer> extends Pick<FieldStepProps<Answer>, 'send' | 'onDone' | 'errorMessage' | 'isFirst' | 'instead'> {
  kind: keyof typeof kinds
  /** What it is for. */
  intro: string
  /** What was typed before. */
  typed: string
  /** Keeps what is typed and not sent so far. */
  onTyped: (typed: string) => void
  /** Where the address already names an account. */
  autoComplete?: 'username'
  /** What has to be read first. */
  notice?: ReactNode
  /** What else can be done here. */
  aside: ReactNode
}

/** Where a code goes: an e-mail address or a mobile number. */
export function ContactStep<Answer>({ kind, intro, typed, onTyped, autoComplete, notice, aside, ...rest }: ContactStepProps<Answer>) {
  const { t } = useTranslation('account')
  const keeping = useKept(onTyped)
  return (
    <FieldStep name={kind} rule={kinds[kind].rule} missing={t(`contact.missing.${kind}`)} busy={t('contact.busy')} {...rest}>
      {(error) => (
        <>
          {notice}
          <p>{intro}</p>
          <TextField
            label={t(`contact.${kind}`)} name={kind} type={kind === 'email' ? 'email' : 'tel'} inputMode={kind === 'email' ? 'email' : 'tel'} enterKeyHint="next"
            autoComplete={autoComplete ?? kinds[kind].autoComplete} autoCapitalize="none" spellCheck={false} required defaultValue={typed} error={error} {...keeping}
          />
          {aside}
        </>
      )}
    </FieldStep>
  )
}

/** Safari lets a page write to the history a hundred times in half a minute: a word is kept at a pause, not at each letter. */
const pause = 400

function useKept(keep: (typed: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => keepNow(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setTyped(currentTarget.value),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => { if (typed !== null) keep(currentTarget.value) },
  }
}
