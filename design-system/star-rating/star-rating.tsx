import { Item, Root } from '@radix-ui/react-radio-group'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { GroupField } from '../field/group-field.tsx'
import { Icon } from '../icon/icon.tsx'
import { starIcon } from '../icon/icons.ts'
import { selectOnArrowKey } from '../radio-group/choose-by-arrow.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { useDedupedChange } from '../radio-group/use-deduped-change.ts'
import { Star, starNumbers } from './star.tsx'

export interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** The question; names the group. */
  legend: string
  /** Permanent help, read before the error. */
  hint?: ReactNode
  /** The error and how to correct it; marks the group invalid. */
  error?: string | undefined
  /** Form field name. */
  name: string
  /** The score, 1 to 5; 0 if nothing is chosen; undefined if the part keeps it itself. */
  value?: number | undefined
  /** The score at first, if the part keeps it itself. */
  defaultValue?: number | undefined
  /** Called when another score is chosen. */
  onValueChange?: ((value: number) => void) | undefined
  /** Text of each score, from one star to five, e.g. "1 ster, slecht": the radio's accessible name, and shown for the chosen score. */
  labels: readonly [string, string, string, string, string]
  /** Disables all radios, e.g. while sending. */
  disabled?: boolean
  /** Five stars in a row, or a row per score with its text. */
  look?: 'stars' | 'row'
}

const faultsIn = (value: number, labels: readonly string[]): string[] => [
  ...(value === 0 || starNumbers.some((star) => star === value)
    ? []
    : [`value: ${value} is no score from 0 to 5; nothing is chosen`]),
  ...(labels.length === 5 && labels.every(Boolean) ? [] : ['labels: there must be five, none of them empty']),
]

/** A score of one to five stars. Arrow keys move and choose; hovering a star previews its score. */
export function StarRating({
  look = 'stars',
  value: given,
  defaultValue = 0,
  onValueChange: onChange,
  ...props
}: StarRatingProps) {
  const [value, onValueChange] = useControllable({ given, first: defaultValue, onChange })
  useDevWarning('StarRating', faultsIn(value, props.labels))
  const Look = look === 'row' ? StarRows : FiveStars
  return <Look {...props} value={value} onValueChange={onValueChange} />
}

interface LookProps extends Omit<StarRatingProps, 'look' | 'defaultValue'> {
  value: number
  onValueChange: (value: number) => void
}

function FiveStars(props: LookProps) {
  const {
    legend,
    hint,
    error,
    value,
    onValueChange,
    labels,
    disabled = false,
    className,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const [preview, setPreview] = useState(0)
  const score = starNumbers.find((star) => star === value) ?? 0
  const shown = disabled ? score : preview || score
  const choose = useDedupedChange((next) => {
    // A choice by keyboard ends the preview of a mouse that has not moved.
    setPreview(0)
    onValueChange(Number(next))
  })

  return (
    <GroupField
      legend={legend}
      legendSize="question"
      hint={hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(group) => (
        <>
          <Root
            onPointerLeave={() => setPreview(0)}
            {...rest}
            {...group}
            disabled={disabled}
            value={score ? String(score) : null}
            onKeyDownCapture={selectOnArrowKey}
            onValueChange={choose}
            // With very large text stars wrap rather than shrink below the minimum target size.
            className="-ml-2 grid w-full max-w-[17.5rem] grid-cols-[repeat(auto-fit,minmax(44px,1fr))]"
          >
            {starNumbers.map((star) => (
              // Radix places a hidden input beside the radio; laid over it, the input cannot widen the page.
              <div key={star} className="relative [&>input]:top-0 [&>input]:left-full">
                <Item
                  value={String(star)}
                  aria-label={labels[star - 1] || String(star)}
                  // Also on each radio, as not every screen reader reads the group's description on focus.
                  aria-describedby={error && group['aria-describedby']}
                  // Pointermove, not pointerenter: no preview for touch, or for a mouse that is where the stars appear.
                  onPointerMove={({ pointerType }) => pointerType !== 'touch' && setPreview(star)}
                  className="flex min-h-14 w-full cursor-pointer items-center justify-center rounded-md px-[2px] disabled:cursor-default"
                >
                  <Star state={star <= shown ? 'full' : 'open'} disabled={disabled} />
                </Item>
              </div>
            ))}
          </Root>
          {/* Reserves its line, so that choosing shifts nothing. */}
          <p className="min-h-[1lh]">{labels[shown - 1]}</p>
        </>
      )}
    </GroupField>
  )
}

/** A row per score: its text and stars. */
function StarRows({ value, onValueChange, labels, disabled = false, ...rest }: LookProps) {
  return (
    <RadioGroup
      legendSize="question"
      {...rest}
      value={starNumbers.some((star) => star === value) ? String(value) : null}
      onValueChange={(next) => onValueChange(Number(next))}
      options={starNumbers.map((star) => ({
        value: String(star),
        label: labels[star - 1] || String(star),
        disabled,
        end: <Stars count={star} />,
      }))}
    />
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span className="flex gap-1 text-primary group-data-disabled:text-muted">
      {starNumbers.slice(0, count).map((star) => (
        <Icon key={star} icon={starIcon} size="1.125rem" fill="currentColor" />
      ))}
    </span>
  )
}
