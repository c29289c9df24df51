import { useRef, useState } from 'react'
import { TextField } from '#design-system'
import type { CheckedColor } from '../../design-system/tokens/derive-themes.ts'
import { BrandVerdict } from './brand-verdict.tsx'

interface ColorFieldProps {
  label: string
  hint: string
  error: string
  /** The colour that holds now, `#rrggbb`; empty where none was given. */
  value: string
  /** What the picker shows while no colour was given. */
  fallback: string
  optional?: boolean
  checked: CheckedColor
  onValueChange: (color: string) => void
}

/** A colour as somebody types it: with or without its sign, in capitals or not; nothing if it is none. */
const colorIn = (text: string): string | undefined => {
  const [hex] = /[\da-f]{6}$/i.exec(text.trim()) ?? []
  return hex !== undefined && text.trim().replace('#', '').length === hex.length ? `#${hex.toLowerCase()}` : undefined
}

/** A colour to type, or to pick, and what it cannot do. What is half typed waits, with the last colour still in force. */
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
  // Another colour from elsewhere takes the place of what was typed.
  const text = typed?.of === value ? typed.text : value
  const isEmpty = optional && text.trim() === ''
  const type = (next: string): void => {
    const color = optional && next.trim() === '' ? '' : colorIn(next)
    setTyped({ text: next, of: color ?? value })
    if (color !== undefined) onValueChange(color)
  }
  const choose = (color: string): void => {
    onValueChange(color)
    // The button that was pressed is gone by then.
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
      <div aria-live="polite">{value !== '' && <BrandVerdict checked={checked} onChoose={choose} />}</div>
    </div>
  )
}
