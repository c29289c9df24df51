import { RequirementList } from '#design-system'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from './password-input.tsx'
import { FieldStep, type FieldStepProps } from './field-step.tsx'
import { useEasilyGuessed } from './use-easily-guessed.ts'
import { usePasswordRequirements } from './use-password-requirements.ts'

/** The requirements in the syntax of the `passwordrules` attribute. */
const managerRules = 'minlength: 10; required: lower; required: upper; required: digit; required: special;'

interface PasswordStepProps<Answer> extends Pick<
  FieldStepProps<Answer>,
  'send' | 'onDone' | 'errorMessage' | 'instead'
> {
  label: string
  /** Value of a hidden username field, with which a password manager stores the password. */
  email: string
  /** The patient's mobile number; '' where it is not known. */
  phone: string
  /** Value from before the step was left; in memory only. */
  typed: string
  onTyped: (password: string) => void
  /** Shown below the field. */
  aside: ReactNode
}

/** Step for a new password, with a live list of requirements. */
export function PasswordStep<Answer>({
  label,
  email,
  phone,
  typed,
  onTyped,
  aside,
  send,
  ...rest
}: PasswordStepProps<Answer>) {
  const { t } = useTranslation('account')
  const id = useId()
  const isEasy = useEasilyGuessed(typed)
  const {
    items,
    summary,
    isRefused,
    isComplete,
    rule,
    send: sendChecked,
  } = usePasswordRequirements(typed, { email, phone }, send)
  const check = (password: string) => {
    // A password manager may have filled it in without an event.
    onTyped(password)
    return rule(password)
  }
  // Once all requirements are met, an earlier refusal would contradict the list.
  const shown = (error: string | undefined) => (isRefused && isComplete ? undefined : error)
  return (
    <FieldStep
      name="password"
      rule={check}
      send={sendChecked}
      missing={t('password.missing')}
      busy={t('password.busy')}
      {...rest}
    >
      {(error) => (
        <>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label={label}
            name="password"
            autoComplete="new-password"
            passwordRules={managerRules}
            enterKeyHint="next"
            aria-describedby={id}
            error={shown(error)}
            defaultValue={typed}
            onInput={({ currentTarget }) => onTyped(currentTarget.value)}
          />
          {/* Below the field, so that the field does not move. */}
          <output className="block max-w-measure text-muted empty:sr-only">
            {isEasy && t('password.easilyGuessed')}
          </output>
          <div className="flex flex-col gap-3">
            <h2 className="text-body font-semibold">{t('password.needed')}</h2>
            <RequirementList
              id={id}
              items={items}
              invalid={isRefused && error !== undefined}
              summary={summary}
              stateLabels={{
                met: t('password.state.met'),
                open: t('password.state.open'),
                unchecked: t('password.state.unchecked'),
              }}
            />
          </div>
          {aside}
        </>
      )}
    </FieldStep>
  )
}
