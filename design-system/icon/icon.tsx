import {
  ArrowLeft, Calendar, Check, ChevronDown, ChevronLeft, ChevronRight, Circle, CircleCheck, CircleX, Clock, Eye, EyeOff, FileText, Info,
  LogOut, Mail, MapPin, Menu, Moon, Paperclip, Phone, Pill, ReceiptEuro, Star, TriangleAlert, Video, X, House, Download, ExternalLink, Minus, Plus,
} from 'lucide-react'
import type { LucideIcon, LucideProps } from 'lucide-react'

const icons = {
  attachment: Paperclip, back: ArrowLeft, bill: ReceiptEuro, calendar: Calendar, check: Check, clinic: MapPin, clock: Clock, close: X, download: Download, error: CircleX, file: FileText, hide: EyeOff, home: House,
  info: Info, larger: Plus, logOff: LogOut, mail: Mail, menu: Menu, moon: Moon, newTab: ExternalLink, next: ChevronRight, open: Circle, phone: Phone,
  prescription: Pill, previous: ChevronLeft, show: Eye, smaller: Minus, star: Star, success: CircleCheck, unfold: ChevronDown, video: Video, warning: TriangleAlert,
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
