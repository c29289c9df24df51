import type { LucideIcon, LucideProps } from 'lucide-react'

/** One of `pictures.ts`: a picture is handed over itself, so that a page is not sent the others. */
export type IconPicture = LucideIcon

export interface IconProps extends Omit<LucideProps, 'ref'> {
  /** Which picture. It never carries meaning alone: a word stands beside it. */
  picture: IconPicture
}

/** A picture of 24 px in the colour of the text beside it, hidden from screen readers. */
export function Icon({ picture: Picture, className = '', ...rest }: IconProps) {
  return <Picture aria-hidden focusable={false} size="1.5rem" strokeWidth={1.75} className={`shrink-0 ${className}`} {...rest} />
}
