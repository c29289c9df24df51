import { Link, SelectField, StepFooter, TextArea, TextField } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { department } from '../../api/contract/thread.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { AttachmentField } from '../../ui/attachment/attachment-field.tsx'
import { SendingProgress } from '../../ui/attachment/sending-progress.tsx'
import { ErrorAlert, Alert, submitVariant } from '../../ui/load-states/alert.tsx'
import { DraftsNote, useDraftsOnDevice } from '../../ui/form/drafts-note.tsx'
import { TaskForm } from '../../ui/form/task-form.tsx'
import { useQuestion } from './use-question.ts'

const departments = [department.office, department.finance, department.medical]

/** Department, subject, text and attachments of a new question. */
export function QuestionForm({ info }: { info: PatientInfo }) {
  const { t } = useTranslation(['messages', 'clinic'])
  const { to, subject, content, attachments, files, isFilled, isBlocked, sending, submit } = useQuestion(info)
  const isOnDevice = useDraftsOnDevice()
  const reason = useId()
  const isUnsendable = isBlocked || !isFilled
  return (
    <TaskForm
      onSubmit={submit}
      footer={
        <StepFooter
          next={t('ask.send')}
          variant={submitVariant(sending.failure)}
          disabled={isUnsendable}
          {...(isUnsendable && { 'aria-describedby': reason })}
          blockedReason={isUnsendable || attachments.isReady ? undefined : t('reply.preparing')}
          busyLabel={sending.busy ? t('ask.busy') : undefined}
        >
          {isOnDevice && !isUnsendable && <span className="text-small font-normal text-muted">{t('ask.kept')}</span>}
        </StepFooter>
      }
    >
      <Alert tone="warning">{t('clinic:messages')}</Alert>
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('ask.department')}
          placeholder={t('ask.choose')}
          required
          value={to.value ?? ''}
          onValueChange={to.change}
          options={departments.map((value) => ({ value, label: t(`ask.departments.${value}`) }))}
        />
        <div aria-live="polite" className="empty:sr-only">
          {isBlocked && (
            <Alert
              tone="warning"
              title={t('ask.noIntakeTitle')}
              actions={
                <Link href={pathTo('booking')} className="inline-flex min-h-11 items-center">
                  {t('ask.book')}
                </Link>
              }
            >
              {t('ask.noIntake')}
            </Alert>
          )}
        </div>
      </div>
      <TextField
        label={t('ask.subject')}
        required
        autoComplete="off"
        value={subject.text}
        onValueChange={subject.change}
      />
      <TextArea
        label={t('ask.content')}
        hint={to.value && !isBlocked ? t(`ask.prompt.${to.value}`) : t('ask.anyPrompt')}
        required
        rows={3}
        value={content.text}
        onValueChange={content.change}
      />
      <DraftsNote>{t('notKept')}</DraftsNote>
      <AttachmentField attachments={attachments} />
      <SendingProgress sending={files} />
      {/* With the fields, as the bar would take a third of a small screen. Its room stays, so that nothing moves once all is filled in. */}
      <p id={reason} className={`text-small text-muted ${isUnsendable ? '' : 'invisible'}`}>
        {isBlocked ? t('ask.otherDepartment') : t('ask.missing')}
      </p>
      {sending.failure && (
        <ErrorAlert text={sending.failure.text} onRetry={sending.failure.retry} busy={sending.busy} />
      )}
    </TaskForm>
  )
}
