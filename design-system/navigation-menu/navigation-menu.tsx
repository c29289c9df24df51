import type { ComponentProps, ReactNode } from 'react'
import { repeatedBy } from '../bad-input/distinct-by.ts'
import { useWarning } from '../bad-input/use-warning.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Icon, type IconPicture } from '../icon/icon.tsx'
import { menuIcon } from '../icon/pictures.ts'
import { Bar } from '../page-header/bar.tsx'
import { forcedEdge } from '../tokens/forced-edge.ts'

export type MenuItem =
  | { label: string; icon: IconPicture; href: string; current?: boolean | undefined }
  | { label: string; icon: IconPicture; onPress: () => void }

export interface NavigationMenuProps extends ComponentProps<'header'> {
  /** Logo and name; the words in it name the link home. */
  brand: ReactNode
  /** Where the brand leads. */
  homeHref: string
  /** The word on the menu button, and the name of the navigation. */
  label: string
  /** Where one can go. Without any there is no menu. */
  items: readonly MenuItem[]
}

const row = 'flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-md py-2 pl-3 pr-3 text-left text-ink no-underline aria-[current=page]:border-l-4 aria-[current=page]:border-primary aria-[current=page]:bg-soft aria-[current=page]:pl-2 aria-[current=page]:font-bold'

function Row({ item, close }: { item: MenuItem; close: () => void }) {
  const content = <><Icon picture={item.icon} /><span className="min-w-0">{item.label}</span></>
  if ('href' in item) return <a href={item.href} aria-current={item.current ? 'page' : undefined} className={row}>{content}</a>
  const press = () => {
    close()
    item.onPress()
  }
  return <button type="button" className={`${row} ${forcedEdge}`} onClick={press}>{content}</button>
}

const faultsIn = (items: readonly MenuItem[]): string[] => {
  const double = repeatedBy(items, ({ label }) => label)
  const current = items.filter((item) => 'href' in item && item.current)
  return [
    ...(double ? [`items: two are called "${double.label}"`] : []),
    ...(current.length > 1 ? ['items: more than one is the current page'] : []),
  ]
}

/** The bar of an overview screen: brand left, the caller's control and the menu right. */
export function NavigationMenu({ brand, homeHref, label, items, children, ...rest }: NavigationMenuProps) {
  useWarning('NavigationMenu', faultsIn(items))
  return (
    <Bar {...rest}>
      <a href={homeHref} className="flex min-h-11 min-w-0 max-w-full items-center gap-2 font-bold leading-[1.2] [overflow-wrap:anywhere] text-ink no-underline">{brand}</a>
      <div className="-mr-1.5 ml-auto flex items-center gap-1">
        {children}
        {items.length > 0 && (
          <Disclosure label={label} text={label} icon={menuIcon}>
            {(close) => (
              <nav aria-label={label} className="-m-3">
                <ul className="flex flex-col gap-1">
                  {items.map((item) => <li key={`${item.label} ${'href' in item ? item.href : ''}`}><Row item={item} close={close} /></li>)}
                </ul>
              </nav>
            )}
          </Disclosure>
        )}
      </div>
    </Bar>
  )
}
