import { useRef, useState } from 'react'
import { TextField } from '#design-system'
import type { CheckedColor } from '../../design-system/tokens/derive-themes.ts'
import { BrandCheck } from './brand-check.tsx'

interface ColorFieldProps {
  label: string
  hint: string
  error: string
  /** The current colour, `#rrggbb`; empty if none was given. */
  value: string
  /** The colour that the picker shows if `value` is empty. */
  fallback: string
  optional?: boolean
  checked: CheckedColor
  onValueChange: (color: string) => void
}

/** A typed colour as `#rrggbb`: with or without `#`, in capitals or not; undefined if it is none. */
const colorIn = (text: string): string | undefined => {
  const [hex] = /[\da-f]{6}$/i.exec(text.trim()) ?? []
  return hex !== undefined && text.trim().replace('#', '').length === hex.length ? `#${hex.toLowerCase()}` : undefined
}

/** A text field and a picker for a colour, and the limits that it breaks. While a typed colour is incomplete, the last one stays in use. */
export function ColorField({
  label,
  hint,
  error,
  value,
  fallback,
  optional = false,
  checked,
  onValueChange,
}: ColorFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; of: string }>()
  // A new `value` from the caller replaces the typed text.
  const text = typed?.of === value ? typed.text : value
  const isEmpty = optional && text.trim() === ''
  const type = (next: string): void => {
    const color = optional && next.trim() === '' ? '' : colorIn(next)
    setTyped({ text: next, of: color ?? value })
    if (color !== undefined) onValueChange(color)
  }
  const choose = (color: string): void => {
    onValueChange(color)
    // The pressed button is removed.
    box.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex max-w-form items-end gap-3">
        <TextField
          ref={box}
          label={label}
          hint={hint}
          error={isEmpty || colorIn(text) !== undefined ? undefined : error}
          value={text}
          onValueChange={type}
          spellCheck={false}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <input
          type="color"
          aria-label={`${label}, kiezen`}
          value={value || fallback}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className="page-color"
        />
      </div>
      <div aria-live="polite">{value !== '' && <BrandCheck checked={checked} onChoose={choose} />}</div>
    </div>
  )
}
