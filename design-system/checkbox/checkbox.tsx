import { Root } from '@radix-ui/react-checkbox'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { choiceLook } from '../field/choice-look.ts'
import { FieldError } from '../field/field-error.tsx'
import { joinIds } from '../field/join-ids.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/pictures.ts'

export interface CheckboxProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange' | 'value'> {
  /** What is agreed to or chosen; links in it go where they point and never tick the box. */
  label: ReactNode
  /** Help that stays, shown under the label. */
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence marks the box invalid. */
  error?: string | undefined
  /** Whether the box is ticked. */
  checked: boolean
  /** Told when the box is ticked or cleared. */
  onCheckedChange: (checked: boolean) => void
  /** What the form sends under `name` when the box is ticked. */
  value?: string | undefined
  /** Says that the box must be ticked; the form itself judges, and puts the answer in `error`. */
  required?: boolean
}

const rowLook = `relative ${choiceLook} data-invalid:border-2 data-invalid:border-error has-[>button:focus-visible]:outline-3 has-[>button:focus-visible]:outline-offset-2 has-[>button:focus-visible]:outline-focus`
  // Radix puts a form's hidden input behind the box and moves it left by its own width: laid over the box it can never widen the page.
  + ' [&>input]:top-0 [&>input]:left-13'

/** An empty square beside the first line, with a tick once chosen. */
function Square({ checked }: { checked: boolean }) {
  return (
    <span className="flex h-[1lh] items-center">
      <span className="flex size-6 shrink-0 items-center justify-center rounded-sm border-2 border-control group-data-disabled:border-dashed group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary group-data-[state=checked]:text-on-primary">
        {checked && <Icon picture={checkIcon} size="1.25rem" strokeWidth={3} />}
      </span>
    </span>
  )
}

/**
 * One thing to tick. The whole row is its label: a press on any point of it ticks the box, and a press on a
 * link in it does not. The box itself is as high as the row and 52 px wide.
 */
export function Checkbox({ label, hint, error, checked, onCheckedChange, required, disabled, className = '', 'aria-describedby': describedBy, ...rest }: CheckboxProps) {
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  return (
    <div className={`flex flex-col gap-1.5 ${className}`} data-state={error ? 'invalid' : 'valid'}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <label
        data-state={checked ? 'checked' : 'unchecked'}
        data-disabled={disabled ? '' : undefined}
        data-invalid={error ? '' : undefined}
        className={rowLook}
      >
        <Root
          {...rest}
          disabled={disabled}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          aria-labelledby={labelId}
          aria-describedby={joinIds(hint ? hintId : undefined, error && errorId, describedBy)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          className="absolute inset-y-0 left-0 w-13 cursor-[inherit] focus-visible:outline-none"
        />
        {/* With large text the words go under the square before a word is broken. */}
        <span className="flex w-full flex-wrap items-start gap-x-3">
          <Square checked={checked} />
          <span className="min-w-0 grow basis-[min-content]">
            <span id={labelId}>{label}</span>
            {hint && <span id={hintId} className="block text-small text-muted">{hint}</span>}
          </span>
        </span>
      </label>
    </div>
  )
}
