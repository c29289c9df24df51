import type { ComponentProps } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import { Star, starNumbers } from './star.tsx'

export interface StarScoreProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The score given, 0 to 5. */
  score: number
  /** The score in words, e.g. "4 van 5 sterren": all that is read of it. */
  label: string
  /** As large as stars to press, or as the text they stand with. */
  size?: 'large' | 'text'
}

/** A score that was given: one picture, nothing to press. */
export function StarScore({ score, label, size = 'large', role = 'img', className = '', ...rest }: StarScoreProps) {
  useWarning('StarScore', score >= 0 && score <= 5 ? [] : [`score: ${score} is not between 0 and 5`])
  return (
    <span className={`inline-flex max-w-full ${size === 'text' ? 'w-[7rem]' : ''} ${className}`} {...rest} role={role} aria-label={label}>
      {starNumbers.map((star) => <Star key={star} state={star <= Math.round(score) ? 'full' : 'open'} />)}
    </span>
  )
}
