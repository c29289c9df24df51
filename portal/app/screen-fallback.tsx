import { Loading, Page } from '#design-system'
import { Suspense, useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo, type RouteName } from '../navigation/route-table.ts'
import { useNavigationState } from '../navigation/history-entry.ts'
import { TaskBar } from '../ui/layout/task-bar.tsx'
import { screens } from './screens.ts'

interface ScreenFallbackProps {
  /** The screen that is loading. */
  name: RouteName
  /** The bar for a screen without a `TaskBar` of its own. */
  bar: ReactNode
  /** Called once the screen has loaded. */
  onLoaded?: () => void
}

/**
 * Shown while a screen loads: its title in the tab and its heading, at the position that they will have. Focus stays where it
 * is until the screen has loaded. The bar is inert, as a menu opened in it would close when the screen loads.
 */
export function ScreenFallback({ name, bar, onLoaded }: ScreenFallbackProps) {
  const { t } = useTranslation(['common', 'clinic'])
  const { isReschedule } = useNavigationState('booking')
  const { title: key, up, closes, screen } = screens[name] ?? {}
  const title = key && t(name === 'booking' && isReschedule ? 'opening.moving' : key)
  const documentTitle = title && t('documentTitle', { title, clinic: t('clinic:name') })
  useLayoutEffect(() => {
    if (documentTitle) document.title = documentTitle
  }, [documentTitle])
  const load = screen?.load
  // The boundary shows a failure.
  useEffect(() => {
    load?.().then(onLoaded, () => undefined)
  }, [load, onLoaded])
  const back = up && { href: pathTo(up) }
  return (
    <Page
      header={
        <div inert aria-busy="true">
          {title && back ? <TaskBar title={title} titleAs="p" back={back} {...(closes && { close: back })} /> : bar}
        </div>
      }
      skipLabel={t('skip')}
    >
      {title && <h1 className={back ? 'sr-only' : name === 'dashboard' ? 'in-data-rest:sr-only' : ''}>{title}</h1>}
      <Loading label={t('loading')} />
    </Page>
  )
}

interface ScreenSuspenseProps extends Pick<ScreenFallbackProps, 'name' | 'bar'> {
  /** A function, as Suspense tries again only with an element that is new. */
  children: () => ReactNode
}

/** Suspense for a screen, shown as soon as it has loaded: by itself, React waits until 300 ms after the fallback came. */
export function ScreenSuspense({ children, ...screen }: ScreenSuspenseProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  return <Suspense fallback={<ScreenFallback {...screen} onLoaded={renderAgain} />}>{children()}</Suspense>
}
