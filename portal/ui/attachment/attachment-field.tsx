import { FileDropzone, type FileDropzoneProps } from '#design-system'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isPicture } from '../../platform/files/prepare-file.ts'
import { duration, showToastAtom } from '../../session/toast-state.ts'
import { attachmentLimits } from './attachment-limits.ts'
import type { Attachments } from './use-attachments.ts'
import { useDropzoneLabels } from './use-dropzone-labels.ts'

interface AttachmentFieldProps {
  attachments: Attachments
  /** The field's label; 'Bestanden (niet verplicht)' by default. */
  label?: string
  error?: string | undefined
  disabled?: boolean
  /** One row, for a form that is mainly a text field. */
  compact?: boolean
  /** Opens a preview of a photo; without it there is no preview button. */
  onView?: (file: File) => void
}

/** The field for attachments. A refused file is listed with its reason until the next choice, and reported in a toast. */
export function AttachmentField({
  attachments,
  label,
  error,
  disabled = false,
  compact = false,
  onView,
}: AttachmentFieldProps) {
  const { t } = useTranslation('attachment')
  const notify = useSetAtom(showToastAtom)
  const notes = {
    preparing: t('note.preparing'),
    ready: undefined,
    madeSmaller: t('note.madeSmaller'),
    notStored: t('note.notKept'),
  }
  const details: FileDropzoneProps['details'] = (file) => {
    const state = attachments.stateOf(file)
    // A thumbnail only after the photo has been made smaller, as decoding a large one takes much memory.
    const isShown = state !== 'preparing' && isPicture(file)
    const view =
      isShown && onView
        ? { word: t('view'), label: t('viewFile', { name: file.name }), onPress: () => onView(file) }
        : undefined
    return { note: notes[state], isPicture: isShown, view }
  }
  return (
    <FileDropzone
      label={label ?? t('label')}
      hint={t('hint')}
      error={error}
      disabled={disabled}
      compact={compact}
      value={attachments.files}
      limits={attachmentLimits}
      labels={useDropzoneLabels()}
      details={details}
      onValueChange={attachments.change}
      onRefused={() => notify({ tone: 'error', text: t('refused.some'), duration: duration.long })}
    />
  )
}
