import { Button, CodeField, StepFooter } from '#design-system'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeRule } from './rules/code.ts'
import { useSettings } from '../../platform/settings.ts'
import { Alert } from '../../ui/load-states/alert.tsx'
import { WizardStep } from '../../ui/wizard/wizard-step.tsx'
import { FieldStep, usePrevious, type FieldStepProps } from './field-step.tsx'
import { ResendCode } from './resend-code.tsx'

interface CodeStepProps<Answer> extends Pick<FieldStepProps<unknown>, 'errorMessage' | 'instead'> {
  /** Channel of the code. */
  by: 'email' | 'sms'
  /** Explanation, with the masked address or number. */
  intro: string
  /** Validates the code at the clinic; rejects when it is wrong. */
  check: (code: string) => Promise<unknown>
  onRight: (code: string) => void
  resend: () => Promise<Answer>
  onResent?: (answer: Answer) => void
  /** Shown above the explanation. */
  notice?: ReactNode
  /** Shown below the field. */
  aside: ReactNode
}

/** Step with a code field, a button to resend the code, and one to change the address or number. */
export function CodeStep<Answer>({
  by,
  intro,
  check,
  onRight,
  resend,
  onResent,
  errorMessage,
  instead,
  notice,
  aside,
}: CodeStepProps<Answer>) {
  const { t } = useTranslation('account')
  const { skipsCodeCheck } = useSettings()
  const [code, setCode] = useState('')
  return (
    <FieldStep
      name="code"
      rule={codeRule(skipsCodeCheck)}
      send={check}
      onDone={(_, right) => onRight(right)}
      errorMessage={errorMessage}
      missing={t('code.missing')}
      busy={t('code.busy')}
      instead={instead}
    >
      {(error) => (
        <>
          {notice}
          <p>{intro}</p>
          <CodeField
            label={t(`code.${by}`)}
            name="code"
            hint={t(`code.hint.${by}`)}
            enterKeyHint="next"
            value={code}
            onValueChange={setCode}
            error={error}
            required
          />
          <div className="flex flex-col items-start gap-1">
            <ResendCode
              label={t('code.resend')}
              send={resend}
              errorMessage={errorMessage}
              {...(onResent && { onSent: onResent })}
            />
            <Change by={by} />
          </div>
          {aside}
        </>
      )}
    </FieldStep>
  )
}

interface ConfirmedStepProps extends Pick<CodeStepProps<unknown>, 'by' | 'aside'> {
  /** Confirmation that the code was right. */
  text: string
  onNext: () => void
}

/** Replaces the code step once the code was right, when the visitor comes back to it. */
export function ConfirmedStep({ by, text, onNext, aside }: ConfirmedStepProps) {
  const { t } = useTranslation()
  return (
    <WizardStep onSubmit={onNext} footer={<StepFooter next={t('next')} previous={usePrevious()} />}>
      <Alert tone="success">{text}</Alert>
      <Change by={by} />
      {aside}
    </WizardStep>
  )
}

function Change({ by }: Pick<CodeStepProps<unknown>, 'by'>) {
  const { t } = useTranslation('account')
  return (
    <Button variant="quiet" className="-ml-3 self-start" onClick={() => history.back()}>
      {t(`code.change.${by}`)}
    </Button>
  )
}
