import { Icon } from '../icon/icon.tsx'
import { openIcon, successIcon } from '../icon/icons.ts'

interface ViewSwitchProps {
  /** Accessible name: what is on or off. */
  label: string
  on: boolean
  stateLabels: Readonly<Record<'on' | 'off', string>>
  onToggle: () => void
}

/** A setting that is on or off, as a row with its state as text at the end (WAI-ARIA switch pattern). */
export function ViewSwitch({ label, on, stateLabels, onToggle }: ViewSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      data-state={on ? 'on' : 'off'}
      onClick={onToggle}
      className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-md border-2 border-control bg-raised px-4 py-2 text-left data-[state=on]:border-primary data-[state=on]:bg-soft"
    >
      <span className="min-w-0">{label}</span>
      <span aria-hidden className="flex shrink-0 items-center gap-1.5 text-small font-semibold">
        <Icon icon={on ? successIcon : openIcon} size="1.25rem" />
        <span>{on ? stateLabels.on : stateLabels.off}</span>
      </span>
    </button>
  )
}
