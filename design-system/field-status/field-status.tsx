import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { clockIcon, successIcon, warningIcon } from '../icon/pictures.ts'
import { patience } from '../loading/patience.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

export interface FieldStatusTexts {
  /** While the answer is on its way, e.g. "Bezig met opslaan…". */
  saving: string
  /** The answer is safe, e.g. "Opgeslagen 14:03". */
  saved: string
  /** The answer is not safe, e.g. "Niet opgeslagen". */
  failed: string
  /** On the button to try again. */
  retry: string
  /** The name of that button: its word and the field, so that two fields differ. */
  retryField: string
}

export interface FieldStatusProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the answer of the field is. */
  state: SaveState
  /** Every word. */
  texts: FieldStatusTexts
  /** Sends the answer once more. */
  onRetry: () => void
}

const icons = { saving: clockIcon, saved: successIcon, failed: warningIcon }
const looks = { saving: 'text-muted', saved: 'text-success', failed: 'font-semibold text-error' } as const

/** Below a field: whether its answer is kept. The line is there from the start, so that nothing jumps. */
export function FieldStatus({ state, texts, onRetry, className = '', ...rest }: FieldStatusProps) {
  const line = useRef<HTMLDivElement>(null)
  const shown = usePatience(state)
  const retry = () => {
    if (state !== 'failed') return
    // The button goes; the next Tab starts from here.
    line.current?.focus()
    onRetry()
  }
  return (
    <div className={className} {...rest} data-state={shown === state ? shown : 'waiting'}>
      <div ref={line} tabIndex={-1} className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-sm text-small">
        <output className="min-w-0">
          {shown !== 'idle' && (
            <span className={`flex flex-wrap items-center gap-x-2 ${looks[shown]}`}>
              <Icon picture={icons[shown]} />
              <span className="min-w-0 grow basis-[min-content]">{texts[shown]}</span>
            </span>
          )}
        </output>
        {shown === 'failed' && <Button variant="quiet" className="px-0!" aria-label={texts.retryField} onClick={retry}>{texts.retry}</Button>}
      </div>
    </div>
  )
}

/** The state to show: what was there stays until saving has taken a while. */
function usePatience(state: SaveState): SaveState {
  const [shown, setShown] = useState<SaveState>(state === 'saving' ? 'idle' : state)
  if (state !== 'saving' && shown !== state) setShown(state)
  useEffect(() => {
    if (state !== 'saving') return undefined
    const timer = setTimeout(() => setShown('saving'), patience)
    return () => clearTimeout(timer)
  }, [state])
  return shown
}
