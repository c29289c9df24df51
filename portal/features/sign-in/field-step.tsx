import { StepFooter } from '#design-system'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '../../api/error.ts'
import type { FieldRule } from '../../rules/field-rule.ts'
import { ErrorAlert, submitVariant } from '../../ui/load-states/alert.tsx'
import { focusField, useFields } from './use-fields.ts'
import { useRequiredFilled } from './use-required-filled.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { WizardStep } from '../../ui/wizard/wizard-step.tsx'

/** Props of the button to the previous step. */
export function usePrevious() {
  const { t } = useTranslation('account')
  return { label: t('previous'), onPress: () => history.back() }
}

/** Props of FieldStep; `Answer` is what `send` resolves to. */
export interface FieldStepProps<Answer> {
  /** Name of the form field. */
  name: string
  rule: FieldRule
  /** Sends the value to the clinic. */
  send: (value: string) => Promise<Answer>
  onDone: (answer: Answer, value: string) => void
  /** Message for anything `send` rejects with. */
  errorMessage: (error: unknown) => string
  /** Message for an empty field. */
  missing: string
  /** Label of the button while sending. */
  busy: string
  isFirst?: boolean
  /** Replaces the next button when this step can no longer be completed. */
  instead?: { label: string; onPress: () => void } | undefined
  /** Renders the field, given its error. */
  children: (error: string | undefined) => ReactNode
}

/**
 * Wizard step with one field whose value is sent to the clinic. On failure the step stays, with the typed value and the
 * error at its field (REG-09).
 */
export function FieldStep<Answer>({
  name,
  rule,
  send,
  onDone,
  errorMessage,
  missing,
  busy,
  isFirst = false,
  instead,
  children,
}: FieldStepProps<Answer>) {
  const { t } = useTranslation()
  const previous = usePrevious()
  const form = useRef<HTMLFormElement>(null)
  const { filled, leftEmpty } = useRequiredFilled(form, [name], missing)
  const fields = useFields<string>({ [name]: rule })
  const sending = useSubmit(send, {
    onDone,
    errorMessage: (error) => {
      const text = errorMessage(error)
      if (!isOutcomeUnknown(error)) {
        fields.setError(name, text)
        focusField(form.current, name)
      }
      return text
    },
  })
  const submit = () => {
    if (instead) return
    const value = form.current && fields.check(form.current)?.[name]
    if (value) sending.submit(value)
  }
  return (
    <WizardStep
      formRef={form}
      onSubmit={submit}
      footer={
        instead ? (
          <StepFooter type="button" next={instead.label} previous={previous} onClick={instead.onPress} />
        ) : (
          <StepFooter
            next={t('next')}
            variant={submitVariant(sending.failure)}
            previous={isFirst ? undefined : previous}
            disabled={!filled}
            blockedReason={!filled && leftEmpty ? missing : undefined}
            busyLabel={sending.busy ? busy : undefined}
          />
        )
      }
    >
      {sending.failure?.retry && <ErrorAlert text={sending.failure.text} onRetry={sending.failure.retry} />}
      {children(fields.errors[name])}
    </WizardStep>
  )
}
