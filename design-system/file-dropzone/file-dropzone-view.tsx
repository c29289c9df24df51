import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { GroupField } from '../field/group-field.tsx'
import { ChosenFiles, type FileDetails } from './chosen-files.tsx'
import { DropArea, type ZoneState } from './drop-area.tsx'
import type { DragState, FileDropzoneLabels } from './file-dropzone-labels.ts'
import type { FileLimits } from './file-kind.ts'
import { RejectedFiles } from './rejected-files.tsx'
import type { Intake } from './use-file-intake.ts'

export interface FileDropzoneViewProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'onClick' | 'value'
> {
  /** Accessible name of the group; visually hidden if `compact`. */
  label: string
  /** Allowed kinds and limits; also describes the button. Visually hidden if `compact`. */
  hint: ReactNode
  /** One row, for a form that is mainly a text field; label and hint are visually hidden. */
  compact?: boolean
  /** Error text about the choice as a whole, e.g. that a file is required. Reasons of refused files are shown by the component. */
  error?: string | undefined
  /** The chosen files in order. */
  value: readonly File[]
  /** Allowed kinds and maximum sizes and number. Warns in development if no kind or no size is allowed. */
  limits: FileLimits
  /** All other texts. */
  labels: FileDropzoneLabels
  /** Adds a note, a thumbnail or a preview button to a chosen file. */
  details?: (file: File) => FileDetails
  /** State of the last choice, and its handlers. */
  intake: Intake
  /** State of a drag with files; 'idle' without one. */
  drag: DragState
  /** Ref of the element that accepts drops. */
  zone?: RefObject<HTMLDivElement | null>
}

const noDetails = (): FileDetails => ({})

interface Conditions {
  disabled: boolean
  full: boolean
  invalid: boolean
  drag: DragState
}

function zoneStateOf({ disabled, full, invalid, drag }: Conditions): ZoneState {
  if (disabled) return 'disabled'
  if (full) return 'full'
  return invalid && drag === 'idle' ? 'invalid' : drag
}

/** The dropzone without state or listeners: renders the given state. */
export function FileDropzoneView(props: FileDropzoneViewProps) {
  const {
    label,
    hint,
    error,
    value: files,
    limits,
    labels,
    intake,
    drag,
    details = noDetails,
    compact = false,
    zone,
    id,
    disabled = false,
    className,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const ownId = useId()
  const chooseId = id ?? ownId
  const state = zoneStateOf({
    disabled,
    full: files.length >= (limits.count ?? Infinity),
    invalid: Boolean(error),
    drag,
  })
  return (
    <GroupField
      legend={label}
      legendSize={compact ? 'hidden' : 'label'}
      hint={hint && compact ? <span className="sr-only">{hint}</span> : hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(group) => (
        <fieldset aria-labelledby={group['aria-labelledby']} className="flex min-w-0 flex-col gap-3">
          <DropArea
            {...rest}
            id={chooseId}
            aria-describedby={group['aria-describedby']}
            state={state}
            compact={compact}
            limits={limits}
            labels={labels}
            zoneRef={zone}
            onChoose={intake.addFiles}
          />
          {/* The only live region of the component. It is always rendered, as the first text of a new region is not announced. */}
          <div aria-live="polite" className="sr-only">
            {drag === 'idle' ? <span key={intake.message.number}>{intake.message.text}</span> : labels.zone[drag]}
          </div>
          <RejectedFiles leftOut={intake.leftOut} labels={labels} />
          <ChosenFiles
            files={files}
            details={details}
            reading={intake.reading}
            labels={labels}
            disabled={disabled}
            onRemove={intake.remove}
            chooseId={chooseId}
          />
        </fieldset>
      )}
    </GroupField>
  )
}
