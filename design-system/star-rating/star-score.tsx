import type { ComponentProps } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Star, starNumbers } from './star.tsx'

export interface StarScoreProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The score from 0 to 5, rounded to whole stars. Warns in development if it is outside. */
  score: number
  /** Accessible name, e.g. "4 van 5 sterren". */
  label: string
  /** 'large' is as large as in a StarRating, 'text' is 7rem wide for all five stars. */
  size?: 'large' | 'text'
}

/** A score that was given, as one image with a text alternative (WCAG 1.1.1). To ask for a score, use a StarRating. */
export function StarScore({ score, label, size = 'large', role = 'img', className = '', ...rest }: StarScoreProps) {
  useDevWarning('StarScore', score >= 0 && score <= 5 ? [] : [`score: ${score} is not between 0 and 5`])
  return (
    <span
      className={`inline-flex max-w-full ${size === 'text' ? 'w-[7rem]' : ''} ${className}`}
      {...rest}
      role={role}
      aria-label={label}
    >
      {starNumbers.map((star) => (
        <Star key={star} state={star <= Math.round(score) ? 'full' : 'open'} />
      ))}
    </span>
  )
}
