import { useId, useState, type ComponentProps } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** What is on its way; names the bar. */
  label: string
  /** How much is done, from 0 to `max`. */
  value: number
  /** How much there is, e.g. in bytes. */
  max: number
  /** How much is done, in words: "12 van 20 MB". */
  valueText: string
}

// Said at every quarter: enough to know that it goes on, too little to talk through what is being read.
const stops = 4

const faultsIn = (value: number, max: number): string[] => [
  ...(max > 0 ? [] : [`max: ${max} is no amount`]),
  ...(value >= 0 && value <= max ? [] : [`value: ${value} does not lie between 0 and ${max}`]),
]

/** How much of something is done, as a bar and in words. It stands still between two values. */
export function Progress({ label, value, max, valueText, className = '', ...rest }: ProgressProps) {
  const id = useId()
  const total = max > 0 ? max : 1
  const done = Math.min(Math.max(value, 0) || 0, total)
  const stop = Math.floor((done / total) * stops)
  const [said, setSaid] = useState({ stop, text: '' })
  if (stop !== said.stop) setSaid({ stop, text: valueText })
  useWarning('Progress', faultsIn(value, max))
  return (
    <div data-state={done === total ? 'complete' : 'running'} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="min-w-0 wrap-anywhere">{label}</span>
        {/* The bar says it itself. */}
        <span aria-hidden className="text-small text-muted tabular-nums">{valueText}</span>
      </div>
      <progress aria-labelledby={id} aria-valuetext={valueText} value={done} max={total} className={`${look} ${className}`} {...rest} />
      <output className="sr-only">{said.text}</output>
    </div>
  )
}

// Drawn by its two parts, each engine under its own name. Where colours are forced the filled part takes the system's own.
const look = [
  'h-4 w-full appearance-none overflow-hidden rounded-full border-1.5 border-control bg-transparent',
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
  'forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
].join(' ')
