import type { ComponentProps } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'
import { barControlClass } from '../page-header/bar.tsx'

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name. It contains `text`, best at its beginning, for voice control (WCAG 2.5.3), e.g. "Rust, rustige weergave". */
  label: string
  /** Short text beside the icon. Visually hidden in a bar narrower than 19rem, or 23.75rem in a BrandBar. */
  text?: string | undefined
  /** Icon of the button; filled while `pressed`. */
  icon: IconData
  /** State of a toggle button, as `aria-pressed`. Undefined for a button that is not a toggle. */
  pressed?: boolean | undefined
}

/** An action or a toggle in the bar of a page, at least 44 px high and wide. For a panel below the bar, use a Disclosure. */
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
