import type { IconNode } from 'lucide'
import { createElement, type ComponentProps } from 'react'

/** An icon as a list of SVG shapes in a box of 24 × 24, e.g. `mailIcon`. It is passed by reference, so that unused icons are not bundled. */
export type IconData = IconNode

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The icon. It never carries meaning alone: put a text beside it. */
  icon: IconData
  /** Width and height: a CSS length, or a number in px. Rem by default, so that it grows with the text. */
  size?: string | number
}

/** An `<svg>` in the colour of the text, hidden from screen readers. */
export function Icon({ icon, size = '1.5rem', className = '', ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      focusable: false,
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: `shrink-0 ${className}`,
      ...rest,
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  )
}

/** An icon before a label, with the baseline of the label. With the icon's own baseline, the control would not align with others in a line. */
export function LeadingIcon({ icon }: Pick<IconProps, 'icon'>) {
  return (
    <span className="flex shrink-0 items-center before:content-['\200b']">
      <Icon icon={icon} />
    </span>
  )
}
