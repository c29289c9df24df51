import { cva } from 'class-variance-authority'
import { useId, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { joinIds } from '../field/join-ids.ts'
import { Icon } from '../icon/icon.tsx'
import { attachmentIcon, checkIcon, errorIcon, infoIcon } from '../icon/icons.ts'
import type { DragState, FileDropzoneLabels } from './file-dropzone-labels.ts'
import { acceptOf, type FileLimits } from './file-kind.ts'
import { zoneMark } from './use-file-drag.ts'

export type ZoneState = DragState | 'invalid' | 'full' | 'disabled'

// The border has the same width in every state, so that nothing shifts, and another style, for forced colours.
const zoneClass = cva('relative flex gap-3 rounded-lg border-2', {
  variants: {
    compact: {
      true: 'items-center',
      false: 'flex-col p-5 max-[22rem]:p-3 wide:flex-row wide:flex-wrap wide:items-center',
    },
    state: {
      idle: 'border-dashed border-control bg-surface',
      'over-page': 'border-dashed border-primary bg-soft',
      'over-zone': 'border-solid border-primary bg-soft',
      'wrong-kind': 'border-dotted border-error bg-surface',
      invalid: 'border-solid border-error bg-surface',
      full: 'border-dashed border-divider bg-transparent',
      disabled: 'border-dashed border-divider bg-transparent',
    },
  },
  compoundVariants: [
    { compact: true, state: ['idle', 'full', 'disabled'], className: 'border-transparent bg-transparent' },
  ],
})

// Touch-only devices cannot drag files.
const invitation = 'hidden text-muted pointer-fine:flex'

const textClass = cva('min-w-0 flex-1 items-center gap-2 text-small', {
  variants: {
    compact: { true: '', false: 'min-h-[2lh] wide:min-h-0' },
    state: {
      idle: invitation,
      invalid: invitation,
      disabled: invitation,
      'over-page': 'flex text-muted',
      'over-zone': 'flex text-muted',
      'wrong-kind': 'flex text-error',
      full: 'flex text-muted',
    },
  },
  // The compact zone has a single row.
  compoundVariants: [{ compact: true, state: ['idle', 'invalid', 'disabled'], className: 'max-wide:hidden!' }],
})

const icons = { 'over-zone': checkIcon, 'wrong-kind': errorIcon, full: infoIcon }

interface DropAreaProps extends ComponentProps<'button'> {
  state: ZoneState
  /** One row, with a border only during a drag or with an error. */
  compact: boolean
  limits: FileLimits
  labels: FileDropzoneLabels
  zoneRef: ComponentProps<'div'>['ref']
  onChoose: (files: readonly File[]) => void
}

/** The drop zone with the choose button. A pseudo-element of the button covers the zone, so that a click anywhere opens the file picker and there is one tab stop. */
export function DropArea({
  state,
  compact,
  limits,
  labels,
  zoneRef,
  onChoose,
  className = '',
  'aria-describedby': describedBy,
  ...rest
}: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  const full = state === 'full'
  const icon = state in icons ? icons[state as keyof typeof icons] : undefined
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])])
    // Otherwise choosing the same file again would fire no change event.
    currentTarget.value = ''
  }
  return (
    <div ref={zoneRef} data-state={state} className={zoneClass({ state, compact })} {...zoneMark}>
      <Button
        {...(compact ? { variant: 'quiet', icon: attachmentIcon } : { width: 'full-on-phone' })}
        onClick={() => input.current?.click()}
        {...rest}
        disabled={state === 'disabled'}
        aria-disabled={full}
        aria-describedby={joinIds(describedBy, full && reasonId)}
        className={`after:absolute after:inset-0 after:rounded-lg max-[22rem]:px-2 ${className}`}
      >
        {labels.choose}
      </Button>
      {/* Reserves two lines, so that the texts of a drag shift nothing. */}
      <p id={reasonId} className={textClass({ state, compact })}>
        {icon && <Icon icon={icon} />}
        <span className="min-w-0">{labels.zone[state === 'invalid' || state === 'disabled' ? 'idle' : state]}</span>
      </p>
      {/* The browser's own file picker, which offers the camera on phones. */}
      <input
        ref={input}
        type="file"
        multiple={limits.count !== 1}
        accept={acceptOf(limits.kinds)}
        hidden
        onChange={change}
      />
    </div>
  )
}
