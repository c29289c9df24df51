import { useId, useState, type ComponentProps } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import type { Fact } from '../description-list/description-list.tsx'
import { Icon } from '../icon/icon.tsx'
import { infoIcon } from '../icon/icons.ts'

export interface ExplanationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text of the button, e.g. "What do we mean?". */
  label: string
  /** Subject, visually hidden after the label. Give it where a page has several explanations with the same label. */
  subject?: string | undefined
  /** The terms and their explanations. Without any, nothing is rendered, and it warns in development. */
  facts: readonly Fact[]
}

/** A button that shows explanations of terms below itself and pushes the following content down (WAI-ARIA disclosure pattern). */
export function Explanation({ label, subject, facts, ...rest }: ExplanationProps) {
  const [state, setState] = useState<'closed' | 'open'>('closed')
  const id = useId()
  const open = state === 'open'
  useDevWarning('Explanation', facts.length === 0 ? ['facts: there is nothing to explain'] : [])
  if (facts.length === 0) return null
  return (
    <div data-state={state} {...rest}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-left text-link"
        onClick={() => setState(open ? 'closed' : 'open')}
      >
        <Icon icon={infoIcon} />
        <span className="min-w-0 underline decoration-1 underline-offset-4">
          <span>{label}</span>
          {subject !== undefined && <span className="sr-only">{` ${subject}`}</span>}
        </span>
      </button>
      {open && (
        <dl id={id} className="mt-2 flex max-w-measure flex-col gap-3 border-l-4 border-divider py-1 pl-4">
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
