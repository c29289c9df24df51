import { findDuplicate } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Icon, type IconData } from '../icon/icon.tsx'
import { menuIcon } from '../icon/icons.ts'
import { forcedEdge } from '../tokens/forced-edge.ts'
import { BrandBar, type BrandBarProps } from './brand-bar.tsx'

/** A link to a page, or a button for an action such as signing out. `onPress` is called after the menu has closed. */
export type MenuItem =
  | {
      /** Text of the link; part of its key, so unique in the menu. */
      label: string
      /** Shown below the label, e.g. the number of unread messages. */
      note?: string | undefined
      /** Shown before the label. */
      icon: IconData
      /** URL of the page. */
      href: string
      /** Whether it is the page that is shown: sets `aria-current="page"`. At most one item has it. */
      current?: boolean | undefined
    }
  | { label: string; icon: IconData; onPress: () => void }

export interface NavigationMenuProps extends BrandBarProps {
  /** Text of the menu button and accessible name of the `<nav>`. */
  label: string
  /** The links and actions in order. Warns in development of equal labels and of more than one current page. */
  items: readonly MenuItem[]
}

const rowClass =
  'flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-md py-2 pl-3 pr-3 text-left text-ink no-underline aria-[current=page]:border-l-4 aria-[current=page]:border-primary aria-[current=page]:bg-soft aria-[current=page]:pl-2 aria-[current=page]:font-bold'

function Row({ item, close }: { item: MenuItem; close: () => void }) {
  const content = (
    <>
      <Icon icon={item.icon} />
      <span className="flex min-w-0 flex-col">
        <span>{item.label}</span>
        {'note' in item && <span className="text-small font-normal text-muted">{item.note}</span>}
      </span>
    </>
  )
  if ('href' in item)
    return (
      <a href={item.href} aria-current={item.current ? 'page' : undefined} className={rowClass}>
        {content}
      </a>
    )
  const press = () => {
    close()
    item.onPress()
  }
  return (
    <button type="button" className={`${rowClass} ${forcedEdge}`} onClick={press}>
      {content}
    </button>
  )
}

const propWarnings = (items: readonly MenuItem[]): string[] => {
  const duplicate = findDuplicate(items, ({ label }) => label)
  const current = items.filter((item) => 'href' in item && item.current)
  return [
    ...(duplicate ? [`items: two are called "${duplicate.label}"`] : []),
    ...(current.length > 1 ? ['items: more than one is the current page'] : []),
  ]
}

/** The `<header>` bar of an overview screen: the brand at the start, its children and the menu at the end. The menu is a Disclosure with plain links, without menu roles. */
export function NavigationMenu({ label, items, children, ...rest }: NavigationMenuProps) {
  useDevWarning('NavigationMenu', propWarnings(items))
  return (
    <BrandBar {...rest}>
      {children}
      <Disclosure label={label} text={label} icon={menuIcon}>
        {(close) => (
          <nav aria-label={label} className="-m-3">
            <ul className="flex flex-col gap-1">
              {items.map((item) => (
                <li key={`${item.label} ${'href' in item ? item.href : ''}`}>
                  <Row item={item} close={close} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Disclosure>
    </BrandBar>
  )
}
