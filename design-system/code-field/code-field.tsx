import { useControllable } from '../controllable/use-controllable.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'suffix' | 'width' | 'maxLength'
> {
  /** The code without spaces and dashes. Undefined: the field stores it itself. */
  value?: string | undefined
  /** Initial code, if `value` is undefined. */
  defaultValue?: string | undefined
  /** Called at every change with the code without spaces and dashes. Letters are not removed: refuse them with an `error`, so that the reader sees why. */
  onValueChange?: ((value: string) => void) | undefined
  /** Number of characters of the code. More can be typed; of a pasted message, a number of this length is taken. */
  length?: number
}

// Whitespace, dashes, the minus sign, and zero-width characters from copied messages.
const separators = /[\s\p{Pd}\p{Cf}\u2212]/gu

const clean = (text: string) => text.replace(separators, '')

/** The code in a pasted message, if exactly one number in it has this length. */
function codeIn(text: string, length: number): string | undefined {
  if (!/\p{L}{2}/u.test(text)) return undefined
  // Digits without separators first, then with them.
  return [/\d+/g, /\d[\d\s\p{Pd}\p{Cf}\u2212]*\d/gu]
    .map((piece) => (text.match(piece) ?? []).map(clean).filter((digits) => digits.length === length))
    .find((found) => found.length === 1)?.[0]
}

const progress = (value: string, length: number) => {
  if (value === '') return 'empty'
  return value.length < length ? 'partial' : 'complete'
}

/**
 * A verification code in one input with `autocomplete="one-time-code"`, so that paste and autofill work (WCAG 3.3.8). A
 * phone offers the code to this site only if the last line of the message names the site, as in "@voorbeeld.nl #123456".
 * There is no `maxlength`: the browser would cut off "123 456" before the space is removed.
 */
export function CodeField({
  value: given,
  defaultValue = '',
  onValueChange,
  length = 6,
  className = '',
  ...rest
}: CodeFieldProps) {
  const [value, setValue] = useControllable({ given, first: defaultValue, onChange: onValueChange })
  const change = (typed: string, input: HTMLInputElement) => {
    const { selectionStart } = input
    const taken = codeIn(typed, length) ?? clean(typed)
    if (taken !== typed) {
      const caret = Math.min(clean(typed.slice(0, selectionStart ?? typed.length)).length, taken.length)
      // Set directly, as React would move the caret to the end.
      input.value = taken
      input.setSelectionRange(caret, caret)
    }
    setValue(taken)
  }
  return (
    // Large text, but six digits still fit at 320 px and 200 % text.
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="done"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      data-state={progress(value, length)}
      type="text"
      className={`[&_input]:max-w-[15rem] [&_input]:text-[clamp(1.125rem,7vw,1.5rem)] [&_input]:tracking-[0.15em] [&_input]:tabular-nums ${className}`}
      value={value}
      onValueChange={change}
    />
  )
}
