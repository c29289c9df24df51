import { Root } from '@radix-ui/react-checkbox'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useControllable } from '../controllable/use-controllable.ts'
import { choiceClass } from '../field/choice-class.ts'
import { FieldError } from '../field/field-error.tsx'
import { joinIds } from '../field/join-ids.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/icons.ts'

export interface CheckboxProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange' | 'value'> {
  /** Label of the checkbox. A press on a link in it does not tick the box. */
  label: ReactNode
  /** Permanent help below the label; read as description. */
  hint?: ReactNode
  /** Error text: what is wrong and how to correct it (WCAG 3.3.3). Sets `aria-invalid`. */
  error?: string | undefined
  /** Whether the box is ticked. Undefined: the component stores it itself. */
  checked?: boolean | undefined
  /** Initial state, if `checked` is undefined. */
  defaultChecked?: boolean | undefined
  /** Called with the new state when the box is ticked or cleared. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Form value under `name` while the box is ticked; 'on' by default. */
  value?: string | undefined
  /** Sets `aria-required`. The browser does not validate it: check it on submit and set `error`. */
  required?: boolean
}

const rowClass =
  `relative ${choiceClass} data-invalid:border-2 data-invalid:border-error has-[>button:focus-visible]:outline-3 has-[>button:focus-visible]:outline-offset-2 has-[>button:focus-visible]:outline-focus` +
  // Radix places a hidden input beside the box; laid over it, the input cannot widen the page.
  ' [&>input]:top-0 [&>input]:left-13'

/** An empty square beside the first line, with a tick once chosen. */
function Square({ checked }: { checked: boolean }) {
  return (
    <span className="flex h-[1lh] items-center">
      <span className="flex size-6 shrink-0 items-center justify-center rounded-sm border-2 border-control group-data-disabled:border-dashed group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary group-data-[state=checked]:text-on-primary">
        {checked && <Icon icon={checkIcon} size="1.25rem" strokeWidth={3} />}
      </span>
    </span>
  )
}

/**
 * One checkbox, a `<button role="checkbox">` of Radix (WAI-ARIA checkbox pattern). The whole row is its label, so a press
 * anywhere ticks it, except on a link. The button itself is as high as the row and 3.25rem wide.
 */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hint,
    error,
    checked: given,
    defaultChecked = false,
    onCheckedChange,
    required,
    disabled,
    className = '',
    'aria-describedby': describedBy,
    ...rest
  } = props
  const id = useId()
  const [checked, setChecked] = useControllable({ given, first: defaultChecked, onChange: onCheckedChange })
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  return (
    <div className={`flex flex-col gap-1.5 ${className}`} data-state={error ? 'invalid' : 'valid'}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <label
        data-state={checked ? 'checked' : 'unchecked'}
        data-disabled={disabled ? '' : undefined}
        data-invalid={error ? '' : undefined}
        className={rowClass}
      >
        <Root
          {...rest}
          disabled={disabled}
          checked={checked}
          onCheckedChange={(next) => setChecked(next === true)}
          aria-labelledby={labelId}
          aria-describedby={joinIds(hint ? hintId : undefined, error && errorId, describedBy)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          className="absolute inset-y-0 left-0 w-13 cursor-[inherit] focus-visible:outline-none"
        />
        {/* With large text the label wraps below the square rather than breaking words. */}
        <span className="flex w-full flex-wrap items-start gap-x-3">
          <Square checked={checked} />
          <span className="min-w-0 grow basis-[min-content]">
            <span id={labelId}>{label}</span>
            {hint && (
              <span id={hintId} className="block text-small text-muted">
                {hint}
              </span>
            )}
          </span>
        </span>
      </label>
    </div>
  )
}
