import { Checkbox, StepFooter } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../ui/attachment/attachment-field.tsx'
import { SendingProgress } from '../../ui/attachment/sending-progress.tsx'
import { useDropzoneLabels } from '../../ui/attachment/use-dropzone-labels.ts'
import { ErrorAlert, submitVariant } from '../../ui/load-states/alert.tsx'
import { TaskForm } from '../../ui/form/task-form.tsx'
import { PhotoView } from './photo-view.tsx'
import type { RebateRequest } from './use-rebate-request.ts'

const requirements = ['name', 'date', 'amounts'] as const

/** Requirements for the letter, the letter's files, and the confirmation that it meets them. */
export function RebateForm({ request }: { request: RebateRequest }) {
  const { t } = useTranslation('rebate')
  const { attachments, isTicked, tick, busy, failure, submit } = request
  const [viewed, setViewed] = useState<File | null>(null)
  return (
    <TaskForm onSubmit={submit} footer={<Footer request={request} />}>
      <section aria-labelledby="demands" className="flex flex-col gap-3">
        <h2 id="demands" className="text-h3">
          {t('demands.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">
          {requirements.map((requirement) => (
            <li key={requirement} className="max-w-measure pl-2">
              {t(`demands.${requirement}`)}
            </li>
          ))}
        </ul>
        <p className="text-small text-muted">{t('wait')}</p>
      </section>
      <AttachmentField attachments={attachments} label={t('files')} disabled={busy} onView={setViewed} />
      <div className="flex flex-col gap-2">
        <p>{t('check')}</p>
        <Checkbox label={t('confirm')} required disabled={busy} checked={isTicked} onCheckedChange={tick} />
      </div>
      {failure && <ErrorAlert text={failure.text} onRetry={failure.retry} busy={busy} />}
      <PhotoView photo={viewed} onClose={() => setViewed(null)} />
    </TaskForm>
  )
}

/** Sticky footer: number and size of the files or what is missing, the send button, and upload progress. */
function Footer({ request: { attachments, isTicked, isFilled, files, busy, failure } }: { request: RebateRequest }) {
  const { t } = useTranslation('rebate')
  const { size } = useDropzoneLabels()
  const count = attachments.files.length
  const bytes = attachments.files.reduce((sum, file) => sum + file.size, 0)
  const lacks = count === 0 ? 'file' : 'tick'
  const missing = isFilled ? undefined : t(`missing.${count === 0 && !isTicked ? 'both' : lacks}`)
  return (
    <div className="flex flex-col gap-3">
      <SendingProgress sending={files} />
      <StepFooter
        next={t('send')}
        variant={submitVariant(failure)}
        disabled={!isFilled}
        busyLabel={busy ? t('busy') : undefined}
        blockedReason={missing ?? (attachments.isReady ? undefined : t('missing.preparing'))}
        choiceLabel={t('sends')}
      >
        {files.percent === null ? t('chosen', { count, size: size(bytes) }) : undefined}
      </StepFooter>
    </div>
  )
}
