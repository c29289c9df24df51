import type { ComponentProps } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'
import { barControlClass } from '../page-header/bar.tsx'

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name; contains the visible word for voice control, e.g. "Rust, rustige weergave". */
  label: string
  /** A word beside the icon; hidden in a narrow bar. */
  text?: string | undefined
  /** The picture on the button. */
  icon: IconData
  /** Whether a toggle button is on; its picture is filled then. Undefined: not a toggle. */
  pressed?: boolean | undefined
}

/** A button in a bar: does something, or is on and off. For a panel below the bar, use a Disclosure. */
export function BarButton({ label, text, icon, pressed, className = '', ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={`${barControlClass()} aria-[pressed=true]:bg-soft aria-[pressed=true]:[&_svg]:fill-current ${className}`}
      {...rest}
    >
      <Icon icon={icon} />
      {text !== undefined && (
        <span className="@max-[19rem]:sr-only in-data-[bar=brand]:@max-[23.75rem]:sr-only">{text}</span>
      )}
    </button>
  )
}
