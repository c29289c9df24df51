import type { LucideIcon, LucideProps } from 'lucide-react'

/** An icon component from `pictures.ts`, passed by reference, so that unused icons are not bundled. */
export type IconPicture = LucideIcon

export interface IconProps extends Omit<LucideProps, 'ref'> {
  /** The icon. It never carries meaning alone: place a word beside it. */
  picture: IconPicture
}

/** A 24 px icon in the text's colour, hidden from screen readers. */
export function Icon({ picture: Picture, className = '', ...rest }: IconProps) {
  return (
    <Picture
      aria-hidden
      focusable={false}
      size="1.5rem"
      strokeWidth={1.75}
      className={`shrink-0 ${className}`}
      {...rest}
    />
  )
}
