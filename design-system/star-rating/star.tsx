import { Icon } from '../icon/icon.tsx'
import { starIcon } from '../icon/icons.ts'

export const starNumbers = [1, 2, 3, 4, 5] as const

/**
 * One star, full or open. Fill and outline both differ, so that colour is not the only difference. The colour is set on
 * the parent, as forced colours override only inherited colours of an svg.
 */
export function Star({ state, disabled = false }: { state: 'full' | 'open'; disabled?: boolean }) {
  const full = state === 'full'
  const fullColor = disabled ? 'text-muted' : 'text-primary'
  return (
    <span
      data-state={state}
      className={`flex size-full max-w-[2.25rem] items-center justify-center ${full ? fullColor : 'text-control'}`}
    >
      <Icon icon={starIcon} size="100%" strokeWidth={full ? 2 : 1.5} fill={full ? 'currentColor' : 'none'} />
    </span>
  )
}
