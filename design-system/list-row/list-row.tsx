import { useId, type ComponentProps, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { joinIds } from '../field/join-ids.ts'
import { Icon, type IconData } from '../icon/icon.tsx'
import { mailIcon, nextIcon } from '../icon/icons.ts'

export interface ListRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Title of the row and accessible name of its link. If it is empty, a dash is shown, and it warns in development. */
  title: string
  /** URL that a press anywhere on the row opens. Without it the row is not a link: give the reason in `status`. */
  href?: string | undefined
  /** Icon before the title, for rows that lead to different pages, not for items of one kind. */
  icon?: IconData | undefined
  /** Text at the end of the first line, e.g. an amount. Browsers do not translate it. */
  end?: string | undefined
  /** State of the item: a Badge or a short text; describes the link. */
  status?: ReactNode
  /** A button below the texts. A press on it does not follow the link. */
  action?: ReactNode
  /** Badge of an unread item; describes the link. Undefined if the item was read. */
  unreadLabel?: string | undefined
}

/** A list item with one link, for use in a List. Its children are the second line. */
export function ListRow({
  title,
  href,
  icon,
  end,
  status,
  action,
  unreadLabel,
  className = '',
  children,
  ...rest
}: ListRowProps) {
  const id = useId()
  const named = title.trim() !== ''
  useDevWarning('ListRow', named ? [] : ['title: it is empty'])
  const described = joinIds(unreadLabel !== undefined && `${id}-unread`, Boolean(status) && `${id}-status`)
  const name = <bdi>{named ? title : '–'}</bdi>
  return (
    <li data-state={rowState(href, unreadLabel)} className={`${rowClass} ${className}`} {...rest}>
      <div className="flex gap-3">
        {icon && <Icon icon={icon} className="h-[1lh] text-muted @max-[12rem]:hidden" />}
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
            {href === undefined && <p className="min-w-0 font-bold">{name}</p>}
            {href !== undefined && (
              <a href={href} aria-describedby={described} className={linkClass}>
                {name}
              </a>
            )}
            {end !== undefined && (
              <span
                translate="no"
                className="font-bold whitespace-nowrap tabular-nums @max-[10rem]:wrap-anywhere @max-[10rem]:whitespace-normal"
              >
                {end}
              </span>
            )}
          </div>
          {unreadLabel !== undefined && (
            <Badge tone="info" icon={mailIcon} id={`${id}-unread`} className="max-w-full">
              {unreadLabel}
            </Badge>
          )}
          {children && <div className="max-w-full text-small text-muted">{children}</div>}
          {status && (
            <div id={`${id}-status`} className="flex w-full text-small *:max-w-full">
              {status}
            </div>
          )}
          {action && <div className="relative mt-1 flex max-w-full">{action}</div>}
        </div>
        {href !== undefined && (
          <span className="flex text-control @max-[12rem]:hidden">
            <Icon icon={nextIcon} className="h-[1lh]" />
          </span>
        )}
      </div>
    </li>
  )
}

// With large text, the padding is limited and the arrow is hidden.
const rowClass =
  '@container relative block min-h-14 overflow-x-clip border-t border-divider px-[min(1.25rem,6.25vw)] py-3 first:border-t-0'

// A pseudo-element extends the target and the focus ring over the whole row, while the accessible name stays the title. Padding makes the link itself 44 px high.
const linkClass =
  '-my-2 min-w-0 py-2 font-bold underline decoration-transparent underline-offset-4 hover:decoration-current focus-visible:outline-none after:absolute after:inset-0 after:rounded-md after:-outline-offset-3 focus-visible:after:[outline:var(--size-ring)_solid_var(--color-focus)]'

const rowState = (href: string | undefined, unreadLabel: string | undefined) => {
  if (href === undefined) return 'blocked'
  return unreadLabel === undefined ? 'seen' : 'unread'
}
