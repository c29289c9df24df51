import { Item, Root } from '@radix-ui/react-radio-group'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import { GroupField } from '../field/group-field.tsx'
import { Icon } from '../icon/icon.tsx'
import { starIcon } from '../icon/pictures.ts'
import { chooseByArrow } from '../radio-group/choose-by-arrow.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { useOnceAMove } from '../radio-group/use-once-a-move.ts'
import { Star, starNumbers } from './star.tsx'

export interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** The question; names the group. */
  legend: string
  /** Help that stays, read before the error. */
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence marks the group invalid. */
  error?: string | undefined
  /** What the form calls the score. */
  name: string
  /** The score, 1 to 5, or 0 while nothing is chosen. */
  value: number
  /** Told when another score is chosen. */
  onValueChange: (value: number) => void
  /** What each score says, from one star to five, e.g. "1 ster, slecht": the radio's name; beside stars shown once chosen. */
  texts: readonly [string, string, string, string, string]
  /** Nothing can be chosen, e.g. while the score is sent. */
  disabled?: boolean
  /** Five stars beside each other, or a row for each score, whose words are all there to be read. */
  look?: 'stars' | 'row'
}

const faultsIn = (value: number, texts: readonly string[]): string[] => [
  ...(value === 0 || starNumbers.some((star) => star === value) ? [] : [`value: ${value} is no score from 0 to 5; nothing is chosen`]),
  ...(texts.length === 5 && texts.every(Boolean) ? [] : ['texts: there must be five, none of them empty']),
]

/** Asks for one to five stars. Arrow keys move and choose; a mouse above one of five stars beside each other shows that score until it leaves. */
export function StarRating({ look = 'stars', ...props }: StarRatingProps) {
  useWarning('StarRating', faultsIn(props.value, props.texts))
  return look === 'row' ? <StarRows {...props} /> : <FiveStars {...props} />
}

function FiveStars(props: Omit<StarRatingProps, 'look'>) {
  const { legend, hint, error, value, onValueChange, texts, disabled = false, className, 'aria-describedby': describedBy, ...rest } = props
  const [preview, setPreview] = useState(0)
  const score = starNumbers.find((star) => star === value) ?? 0
  const shown = disabled ? score : preview || score
  const choose = useOnceAMove((next) => {
    // Chosen with the keyboard, a score shows although the mouse still rests on another.
    setPreview(0)
    onValueChange(Number(next))
  })

  return (
    <GroupField legend={legend} legendSize="question" hint={hint} error={error} describedBy={describedBy} className={className}>
      {(group) => (
        <>
          <Root
            onPointerLeave={() => setPreview(0)}
            {...rest}
            {...group}
            disabled={disabled}
            value={score ? String(score) : null}
            onKeyDownCapture={chooseByArrow}
            onValueChange={choose}
            // With very large text a star goes to the next line before it gets too small to press.
            className="-ml-2 grid w-full max-w-[17.5rem] grid-cols-[repeat(auto-fit,minmax(44px,1fr))]"
          >
            {starNumbers.map((star) => (
              // Radix puts a form's hidden input behind the radio and moves it left by its own width: laid over the radio it can never widen the page.
              <div key={star} className="relative [&>input]:top-0 [&>input]:left-full">
                <Item
                  value={String(star)}
                  aria-label={texts[star - 1] || String(star)}
                  // Heard with the focus, which goes to a star: what describes the group around it is not always read.
                  aria-describedby={error && group['aria-describedby']}
                  // A finger has nothing to show beforehand, and neither has a mouse that rests where a star happens to appear.
                  onPointerMove={({ pointerType }) => pointerType !== 'touch' && setPreview(star)}
                  className="flex min-h-14 w-full cursor-pointer items-center justify-center rounded-md px-[2px] disabled:cursor-default"
                >
                  <Star state={star <= shown ? 'full' : 'open'} disabled={disabled} />
                </Item>
              </div>
            ))}
          </Root>
          {/* Its line is kept while it is empty: choosing moves nothing. */}
          <p className="min-h-[1lh]">{texts[shown - 1]}</p>
        </>
      )}
    </GroupField>
  )
}

/** A row for each score: its words, and as many stars. */
function StarRows({ value, onValueChange, texts, disabled = false, ...rest }: Omit<StarRatingProps, 'look'>) {
  return (
    <RadioGroup
      legendSize="question"
      {...rest}
      value={starNumbers.some((star) => star === value) ? String(value) : null}
      onValueChange={(next) => onValueChange(Number(next))}
      options={starNumbers.map((star) => ({ value: String(star), label: texts[star - 1] || String(star), disabled, end: <Stars count={star} /> }))}
    />
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span className="flex gap-1 text-primary group-data-disabled:text-muted">
      {starNumbers.slice(0, count).map((star) => <Icon key={star} picture={starIcon} size="1.125rem" fill="currentColor" />)}
    </span>
  )
}
