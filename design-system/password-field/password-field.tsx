import { useEffect, useRef, useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { inputClass } from '../field/input-class.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { hideIcon, showIcon, warningIcon } from '../icon/icons.ts'
import type { TextFieldProps } from '../text-field/text-field.tsx'
import { forcedEdge } from '../tokens/forced-edge.ts'
import { useCapsLock } from './use-caps-lock.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'width'> {
  /** Accessible name of the toggle button while the password is hidden, e.g. "Toon wachtwoord". */
  showLabel: string
  /** Accessible name of the toggle button while the password is shown, e.g. "Verberg wachtwoord". */
  hideLabel: string
  /** Short visible texts of the toggle button, so that it fits in the box. Each begins the accessible name, e.g. "Toon" (WCAG 2.5.3). Without them, the full name is shown below the box. */
  toggleText?: { show: string; hide: string } | undefined
  /** Shown below the box and announced while Caps Lock is on, from the first key on. */
  capsLockLabel: string
  /** The `passwordrules` attribute, by which Safari generates a password, e.g. "minlength: 10; required: lower". */
  passwordRules?: string | undefined
}

// The button is inside the box only where the box is wide enough, which it is not at 200 % text size.
const inside = {
  input: '@min-[16rem]:pr-[8rem]',
  toggle: '@min-[16rem]:absolute @min-[16rem]:top-1 @min-[16rem]:right-1 @min-[16rem]:mt-0',
}
const below = { input: '', toggle: '' }

/** A password input with a button that shows and hides the password. It is hidden again on submit. Password managers and paste work (WCAG 3.3.8); `autoComplete` is 'current-password' by default. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    hint,
    error,
    labelEnd,
    showLabel,
    hideLabel,
    toggleText,
    capsLockLabel,
    passwordRules,
    onValueChange,
    id,
    form,
    className,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const [shown, setShown] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const capsLock = useCapsLock()
  const layout = toggleText ? inside : below
  const name = shown ? hideLabel : showLabel

  // A browser may offer the value of a submitted text input as a suggestion later. Listens on the document, as the
  // input may move to another form.
  useEffect(() => {
    const hide = (event: Event) => event.target === toggle.current?.form && setShown(false)
    document.addEventListener('submit', hide, true)
    return () => document.removeEventListener('submit', hide, true)
  }, [])

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      labelEnd={labelEnd}
      controlId={id}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <div className="@container relative" {...capsLock.watch}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...{ passwordrules: passwordRules }}
            onChange={onValueChange && (({ currentTarget }) => onValueChange(currentTarget.value, currentTarget))}
            {...rest}
            {...control}
            form={form}
            type={shown ? 'text' : 'password'}
            data-state={shown ? 'shown' : 'hidden'}
            className={`${inputClass} ${layout.input}`}
          />
          <button
            ref={toggle}
            type="button"
            form={form}
            aria-label={toggleText && name}
            onClick={() => setShown(!shown)}
            className={`${forcedEdge} mt-1.5 flex min-h-11 max-w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-md px-2 text-left text-small text-link ${layout.toggle}`}
          >
            <Icon icon={shown ? hideIcon : showIcon} />
            <span className="min-w-0">{toggleText ? toggleText[shown ? 'hide' : 'show'] : name}</span>
          </button>
          {/* Always rendered, as the first text of a new live region is not announced. */}
          <output className="block not-empty:mt-1.5">
            {capsLock.on && (
              <Badge tone="warning" icon={warningIcon}>
                {capsLockLabel}
              </Badge>
            )}
          </output>
        </div>
      )}
    </Field>
  )
}
