import { Button, TextArea } from '#design-system'
import { useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { duration, showToastAtom } from '../../session/toast-state.ts'
import { AttachmentField } from '../../ui/attachment/attachment-field.tsx'
import { SendingProgress } from '../../ui/attachment/sending-progress.tsx'
import type { Attachments } from '../../ui/attachment/use-attachments.ts'
import type { Sending } from '../../ui/attachment/use-sending.ts'
import { Alert } from '../../ui/load-states/alert.tsx'
import { DraftsNote } from '../../ui/form/drafts-note.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { ReplyFailure } from './reply-failure.tsx'
import { draftOf, type Reply } from './use-reply.ts'

interface ComposerProps {
  threadId: number
  reply: Reply
  attachments: Attachments
  sending: Sending
  /** Sends the failed reply again. */
  onRetry: () => void
}

/** Reply form of a conversation, below the error of the last reply. The text is stored on the device until it is sent. */
export function Composer({ threadId, reply, attachments, sending, onRetry }: ComposerProps) {
  const { t } = useTranslation(['messages', 'clinic'])
  const notify = useSetAtom(showToastAtom)
  const draft = useDraft(draftOf(threadId))
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const reasonId = useId()
  const preparing = attachments.isReady ? undefined : t('reply.preparing')
  const blockedReason = reply.isStuck ? t('reply.stuck') : preparing

  const send = () => {
    if (blockedReason !== undefined || reply.busy) return
    if (draft.text.trim() === '') {
      setError(t('reply.blank'))
      notify({ tone: 'error', text: t('reply.blank'), duration: duration.long })
      field.current?.focus()
      return
    }
    reply.send(draft.text.trim())
    draft.remove()
  }
  const editFailed = () => {
    draft.change([reply.outgoing?.content ?? '', draft.text].filter((text) => text.trim() !== '').join('\n\n'))
    // Only now, so that its text is always stored somewhere.
    reply.drop()
    field.current?.focus()
  }

  return (
    <>
      {reply.isStuck && <ReplyFailure reply={reply} onRetry={onRetry} onChange={editFailed} />}
      <Alert tone="warning">{t('clinic:messages')}</Alert>
      <form
        method="dialog"
        noValidate
        className="flex flex-col gap-4 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextArea
          ref={field}
          label={t('reply.label')}
          error={error}
          rows={3}
          value={draft.text}
          onValueChange={(text) => {
            setError(undefined)
            draft.change(text)
          }}
        />
        {draft.text !== '' && <DraftsNote>{t('notKept')}</DraftsNote>}
        {/* While a reply is outgoing its files are shown in its bubble. */}
        {!reply.outgoing && <AttachmentField attachments={attachments} compact />}
        <SendingProgress sending={sending} />
        {blockedReason !== undefined && (
          <p id={reasonId} className="text-small text-muted">
            {blockedReason}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            width="full-on-phone"
            className="ml-auto"
            busyLabel={reply.busy ? t('reply.busy') : undefined}
            {...(blockedReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
          >
            {t('reply.send')}
          </Button>
        </div>
      </form>
    </>
  )
}
