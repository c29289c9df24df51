import { findDuplicate } from '../dev-warning/distinct-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Icon, type IconData } from '../icon/icon.tsx'
import { menuIcon } from '../icon/icons.ts'
import { forcedEdge } from '../tokens/forced-edge.ts'
import { BrandBar, type BrandBarProps } from './brand-bar.tsx'

export type MenuItem =
  | {
      label: string
      /** Below the label, such as how many wait there. */
      note?: string | undefined
      icon: IconData
      href: string
      current?: boolean | undefined
    }
  | { label: string; icon: IconData; onPress: () => void }

export interface NavigationMenuProps extends BrandBarProps {
  /** Text of the menu button, and accessible name of the navigation. */
  label: string
  /** The routes. */
  items: readonly MenuItem[]
}

const row =
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
      <a href={item.href} aria-current={item.current ? 'page' : undefined} className={row}>
        {content}
      </a>
    )
  const press = () => {
    close()
    item.onPress()
  }
  return (
    <button type="button" className={`${row} ${forcedEdge}`} onClick={press}>
      {content}
    </button>
  )
}

const faultsIn = (items: readonly MenuItem[]): string[] => {
  const double = findDuplicate(items, ({ label }) => label)
  const current = items.filter((item) => 'href' in item && item.current)
  return [
    ...(double ? [`items: two are called "${double.label}"`] : []),
    ...(current.length > 1 ? ['items: more than one is the current page'] : []),
  ]
}

/** The bar of an overview screen: brand left, the caller's control and the menu right. */
export function NavigationMenu({ label, items, children, ...rest }: NavigationMenuProps) {
  useDevWarning('NavigationMenu', faultsIn(items))
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
