import type { IconNode } from 'lucide'
import { createElement, type ComponentProps } from 'react'

/** An icon from `icons.ts`: its shapes as data, passed by reference, so that unused icons are not bundled. */
export type IconData = IconNode

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The icon. It never carries meaning alone: place a word beside it. */
  icon: IconData
  /** Width and height. */
  size?: string | number
}

/** A 24 px icon in the text's colour, hidden from screen readers. */
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

/** An icon in front of a label, with the label's own baseline: an icon by itself would set its control's baseline, and the control would stand off others in a line. */
export function LeadingIcon({ icon }: Pick<IconProps, 'icon'>) {
  return (
    <span className="flex shrink-0 items-center before:content-['\200b']">
      <Icon icon={icon} />
    </span>
  )
}
