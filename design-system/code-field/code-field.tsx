import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface CodeFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'suffix' | 'maxLength'> {
  /** What was typed so far, without spaces and dashes. */
  value: string
  /** Told at every change. Letters stay in: only the one who judges the code may refuse them, in words. */
  onValueChange: (value: string) => void
  /** How many characters the code has. */
  length?: number
}

// White space, dashes, the minus sign, and characters of no width that come along when a message is copied.
const separators = /[\s\p{Pd}\p{Cf}\u2212]/gu

const progress = (value: string, length: number) => {
  if (value === '') return 'empty'
  return value.length < length ? 'partial' : 'complete'
}

/**
 * The code from a message, in one box. One, because several boxes break pasting, filling in by the phone and
 * editing. A phone offers the code by itself; it offers it on the right site only where the message's last line names
 * that site, as in "@voorbeeld.nl #123456". No `maxlength`: the browser would cut "123 456" before the space is taken out.
 */
export function CodeField({ value, onValueChange, length = 6, className = '', ...rest }: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value.replace(separators, ''))
  return (
    // Large, yet six digits fit at 320 px with text at 200 %.
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="done"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      data-state={progress(value, length)}
      type="text"
      className={`max-w-[15rem] text-[clamp(1.125rem,7vw,1.5rem)] tracking-[0.15em] tabular-nums ${className}`}
      value={value}
      onChange={change}
    />
  )
}
