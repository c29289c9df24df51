import { StepFooter } from '#design-system'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '../../api/error.ts'
import type { FieldRule } from '../../rules/field-rule.ts'
import { FailureNotice } from '../../ui/load-states/labelled-notice.tsx'
import { focusField, useFields } from '../../ui/form/use-fields.ts'
import { useRequiredFilled } from '../../ui/form/use-required-filled.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { WizardStep } from '../../ui/wizard/wizard-step.tsx'

/** The way to the step before. */
export function usePrevious() {
  const { t } = useTranslation('account')
  return { label: t('previous'), onPress: () => history.back() }
}

export interface FieldStepProps<Answer> {
  /** The field's name in the form. */
  name: string
  rule: FieldRule
  /** Tells the clinic what was typed. */
  send: (value: string) => Promise<Answer>
  onDone: (answer: Answer, value: string) => void
  /** The words for anything the call throws. */
  errorMessage: (error: unknown) => string
  /** Said once the field was left empty. */
  missing: string
  /** Said while the clinic looks at it. */
  busy: string
  isFirst?: boolean
  /** Where this step leads nowhere any more: what takes the place of going on. */
  instead?: { label: string; onPress: () => void } | undefined
  /** Draws the field, and what belongs to it. */
  children: (error: string | undefined) => ReactNode
}

/** A step that asks one thing and tells it to the clinic. Whatever goes wrong, the step stays, with what was typed. */
export function FieldStep<Answer>({ name, rule, send, onDone, errorMessage, missing, busy, isFirst = false, instead, children }: FieldStepProps<Answer>) {
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
      footer={instead ? <StepFooter type="button" next={instead.label} previous={previous} onClick={instead.onPress} /> : (
        <StepFooter
          next={t('next')} previous={isFirst ? undefined : previous} disabled={!filled}
          blockedReason={!filled && leftEmpty ? missing : undefined} busyLabel={sending.busy ? busy : undefined}
        />
      )}
    >
      {sending.failure?.retry && <FailureNotice text={sending.failure.text} onRetry={sending.failure.retry} />}
      {children(fields.errors[name])}
    </WizardStep>
  )
}
