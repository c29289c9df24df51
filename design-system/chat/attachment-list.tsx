import { Icon } from '../icon/icon.tsx'
import { attachmentIcon, errorIcon } from '../icon/icons.ts'
import type { ChatAttachment, ChatLabels } from './chat-message.ts'

interface AttachmentListProps {
  attachments: readonly ChatAttachment[]
  labels: ChatLabels
  onOpen: ((attachmentId: string) => void) | undefined
}

const controlClass =
  'flex min-h-11 w-full cursor-pointer items-start gap-2 rounded-sm py-2 text-left text-link aria-disabled:cursor-default'

/** A message's attachments. An attachment is the same element when ready, opening and failed, so that focus is not lost. */
export function AttachmentList({ attachments, labels, onOpen }: AttachmentListProps) {
  if (attachments.length === 0) return null
  return (
    <ul className="-my-1 flex list-[''] flex-col">
      {attachments.map((attachment) => (
        <li key={attachment.id} className="block" data-state={attachment.state ?? 'ready'}>
          <Attachment attachment={attachment} labels={labels} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function Attachment({
  attachment,
  labels,
  onOpen,
}: { attachment: ChatAttachment } & Omit<AttachmentListProps, 'attachments'>) {
  const { id, href, state = 'ready' } = attachment
  if (state === 'unsent')
    return (
      <p className="flex items-start gap-2 py-2">
        <Icon icon={attachmentIcon} className="h-[1lh] @max-[14rem]:hidden" />
        <bdi translate="no" className="min-w-0 wrap-anywhere">
          {attachment.name}
        </bdi>
      </p>
    )
  const content = <AttachmentText attachment={attachment} labels={labels} />
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={controlClass}>
        {content}
      </a>
    )
  const opening = state === 'opening'
  return (
    <button
      type="button"
      aria-disabled={opening || undefined}
      className={controlClass}
      onClick={() => opening || onOpen?.(id)}
    >
      {content}
    </button>
  )
}

function AttachmentText({
  attachment: { name, detail, state },
  labels,
}: {
  attachment: ChatAttachment
  labels: ChatLabels
}) {
  return (
    <>
      <Icon icon={state === 'failed' ? errorIcon : attachmentIcon} className="h-[1lh] @max-[14rem]:hidden" />
      <span className="min-w-0">
        <bdi translate="no" className="underline underline-offset-4 wrap-anywhere">
          {name}
        </bdi>
        <span className="block text-small text-muted">
          {detail && <span>{detail}</span>}
          <span className="print:hidden">{`${detail ? ', ' : ''}${state === 'opening' ? labels.opening : labels.newTab}`}</span>
        </span>
        {state === 'failed' && <span className="block text-small font-semibold text-error">{labels.openFailed}</span>}
      </span>
    </>
  )
}
