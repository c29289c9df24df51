import { Item, Root } from '@radix-ui/react-radio-group'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { GroupField } from '../field/group-field.tsx'
import { Icon } from '../icon/icon.tsx'
import { starIcon } from '../icon/icons.ts'
import { selectOnArrowKey } from '../radio-group/select-on-arrow-key.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { useDedupedChange } from '../radio-group/use-deduped-change.ts'
import { Star, starNumbers } from './star.tsx'

export interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** The question; accessible name of the group. */
  legend: string
  /** Permanent help below the legend; read before the error. */
  hint?: ReactNode
  /** Error text: what is wrong and how to correct it (WCAG 3.3.3). Sets `aria-invalid` on the group. */
  error?: string | undefined
  /** Form field name; the form value is '1' to '5'. */
  name: string
  /** The score, a whole number from 1 to 5; 0 while nothing is chosen. Undefined: the component stores it itself. Any other number counts as 0, with a warning in development. */
  value?: number | undefined
  /** Initial score, if `value` is undefined. */
  defaultValue?: number | undefined
  /** Called with the score, 1 to 5, when another one is chosen; not on hover. */
  onValueChange?: ((value: number) => void) | undefined
  /** Text of each score from one star to five, e.g. "1 ster, slecht": accessible name of the radio, and shown for the chosen score. Warns in development if one is empty; the number is then the name. */
  labels: readonly [string, string, string, string, string]
  /** Disables all radios, e.g. while sending. */
  disabled?: boolean
  /** 'stars' is five stars in one row, 'row' is one row per score with its text and stars. */
  look?: 'stars' | 'row'
}

const propWarnings = (value: number, labels: readonly string[]): string[] => [
  ...(value === 0 || starNumbers.some((star) => star === value)
    ? []
    : [`value: ${value} is no score from 0 to 5; nothing is chosen`]),
  ...(labels.length === 5 && labels.every(Boolean) ? [] : ['labels: there must be five, none of them empty']),
]

/** A score of one to five stars as exactly five radios (WAI-ARIA radio group pattern, by Radix). Arrow keys move and choose; hovering with a mouse previews a score. */
export function StarRating({
  look = 'stars',
  value: given,
  defaultValue = 0,
  onValueChange: onChange,
  ...props
}: StarRatingProps) {
  const [value, onValueChange] = useControllable({ given, first: defaultValue, onChange })
  useDevWarning('StarRating', propWarnings(value, props.labels))
  const RatingView = look === 'row' ? StarRows : FiveStars
  return <RatingView {...props} value={value} onValueChange={onValueChange} />
}

interface RatingViewProps extends Omit<StarRatingProps, 'look' | 'defaultValue'> {
  value: number
  onValueChange: (value: number) => void
}

function FiveStars(props: RatingViewProps) {
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
    // A choice by keyboard ends the preview by a mouse that is not moving.
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
            // With very large text, the stars wrap instead of shrinking below the minimum target size.
            className="-ml-2 grid w-full max-w-[17.5rem] grid-cols-[repeat(auto-fit,minmax(44px,1fr))]"
          >
            {starNumbers.map((star) => (
              // Radix adds a hidden input after the radio. Placed over the radio, it cannot widen the page.
              <div key={star} className="relative [&>input]:top-0 [&>input]:left-full">
                <Item
                  value={String(star)}
                  aria-label={labels[star - 1] || String(star)}
                  // On each radio too, as not every screen reader reads the group's description on focus.
                  aria-describedby={error && group['aria-describedby']}
                  // Pointermove, not pointerenter, so that a mouse that is already where the stars appear previews nothing.
                  onPointerMove={({ pointerType }) => pointerType !== 'touch' && setPreview(star)}
                  className="flex min-h-14 w-full cursor-pointer items-center justify-center rounded-md px-[2px] disabled:cursor-default"
                >
                  <Star state={star <= shown ? 'full' : 'open'} disabled={disabled} />
                </Item>
              </div>
            ))}
          </Root>
          {/* The line is reserved, so that a choice shifts nothing. */}
          <p className="min-h-[1lh]">{labels[shown - 1]}</p>
        </>
      )}
    </GroupField>
  )
}

/** One row per score with its text and stars. */
function StarRows({ value, onValueChange, labels, disabled = false, ...rest }: RatingViewProps) {
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
