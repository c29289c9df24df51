import {
  ArrowLeft, Calendar, Check, ChevronLeft, ChevronRight, Circle, CircleCheck, CircleX, Clock, Eye, EyeOff, Info,
  LogOut, Mail, MapPin, Menu, Moon, Phone, TriangleAlert, Video, X, House,
} from 'lucide-react'
import type { LucideIcon, LucideProps } from 'lucide-react'

const icons = {
  back: ArrowLeft, calendar: Calendar, check: Check, clinic: MapPin, clock: Clock, close: X, error: CircleX, hide: EyeOff, home: House,
  info: Info, logOff: LogOut, mail: Mail, menu: Menu, moon: Moon, next: ChevronRight, open: Circle, phone: Phone,
  previous: ChevronLeft, show: Eye, success: CircleCheck, video: Video, warning: TriangleAlert,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

export interface IconProps extends Omit<LucideProps, 'name' | 'ref'> {
  /** Which picture. It never carries meaning alone: a word stands beside it. */
  name: IconName
}

/** A picture of 24 px in the colour of the text beside it, hidden from screen readers. */
export function Icon({ name, className = '', ...rest }: IconProps) {
  const Picture = icons[name]
  return <Picture aria-hidden focusable={false} size="1.5rem" strokeWidth={1.75} className={`shrink-0 ${className}`} {...rest} />
}
