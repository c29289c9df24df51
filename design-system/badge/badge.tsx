import type { ComponentProps } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'
import { toneColor, type Tone } from '../tone/tone.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour of icon and text. 'neutral' is for a state that needs no attention. */
  tone: 'neutral' | Tone
  /** Tells states apart without colour (WCAG 1.4.1); decorative for screen readers. Leave it out only where there is no state. */
  icon?: IconData | undefined
}

/** A state as an icon and one or two words. Longer text wraps. */
export function Badge({ tone, icon, className = '', children, ...rest }: BadgeProps) {
  const color = tone === 'neutral' ? 'text-muted' : `font-semibold ${toneColor({ tone })}`
  return (
    <span
      data-tone={tone}
      className={`inline-flex max-w-full gap-1.5 text-small/[1.4] ${color} ${className}`}
      {...rest}
    >
      {icon && <Icon icon={icon} size="1.25rem" className="h-[1lh]" />}
      <span className="min-w-0 self-baseline overflow-x-clip">{children}</span>
    </span>
  )
}
