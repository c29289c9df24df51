import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { nextIcon } from '../icon/icons.ts'
import { toneIcon } from '../tone/tone.ts'
import type { Toast } from './toast.tsx'

const maxShown = 5

export interface RecentToastsProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** Label of the `<summary>`. */
  label: string
  /** Earlier toasts, newest first. The first five are shown; without any, nothing is rendered. */
  toasts: readonly Pick<Toast, 'id' | 'tone' | 'toneLabel' | 'text'>[]
}

/** The recent toasts in a `<details>`, to be read after they disappeared (WCAG 2.2.1). Not announced. */
export function RecentToasts({ label, toasts, className = '', ...rest }: RecentToastsProps) {
  if (toasts.length === 0) return null
  return (
    <details className={`group text-small ${className}`} {...rest}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 underline underline-offset-4">
        <span>{label}</span>
        <Icon icon={nextIcon} size="1.25rem" className="group-open:rotate-90" />
      </summary>
      <ol className="flex flex-col gap-2">
        {toasts.slice(0, maxShown).map(({ id, tone, toneLabel, text }) => (
          <li key={id} className="flex gap-2">
            <Icon icon={toneIcon[tone]} className="h-[1lh]" />
            <span className="min-w-0 overflow-x-clip">
              <strong className="font-semibold">{`${toneLabel}:`}</strong> <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
