import { useId, useState, type ComponentProps } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** Accessible name of the bar. */
  label: string
  /** Progress from 0 to `max`. A value outside is clamped, with a warning in development. */
  value: number
  /** Total amount in any unit, e.g. bytes. If it is not positive, 1 is used, with a warning in development. */
  max: number
  /** Progress as text, e.g. "12 van 20 MB": shown above the bar, its `aria-valuetext`, and announced at every quarter. */
  valueText: string
}

// Progress is announced at every quarter, so that it does not interrupt reading too often.
const announcedSteps = 4

const propWarnings = (value: number, max: number): string[] => [
  ...(max > 0 ? [] : [`max: ${max} is no amount`]),
  ...(value >= 0 && value <= max ? [] : [`value: ${value} does not lie between 0 and ${max}`]),
]

/** A native `<progress>` with label and text. It is announced politely at every quarter (WCAG 4.1.3) and not animated. */
export function Progress({ label, value, max, valueText, className = '', ...rest }: ProgressProps) {
  const id = useId()
  const total = max > 0 ? max : 1
  const done = Math.min(Math.max(value, 0) || 0, total)
  const step = Math.floor((done / total) * announcedSteps)
  const [announced, setAnnounced] = useState({ step, text: '' })
  if (step !== announced.step) setAnnounced({ step, text: valueText })
  useDevWarning('Progress', propWarnings(value, max))
  return (
    <div data-state={done === total ? 'complete' : 'running'} className={`flex flex-col gap-1.5 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="min-w-0 wrap-anywhere">
          {label}
        </span>
        {/* Hidden from screen readers, as the bar has it as value text. */}
        <span aria-hidden className="text-small text-muted tabular-nums">
          {valueText}
        </span>
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={done}
        max={total}
        className={barClass}
        {...rest}
      />
      <output className="sr-only">{announced.text}</output>
    </div>
  )
}

// Track and value are pseudo-elements with a name per engine. With forced colours, the value takes a system colour.
const barClass = [
  'h-2 w-full appearance-none overflow-hidden rounded-full border-1.5 border-control bg-transparent',
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
  'forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
].join(' ')
