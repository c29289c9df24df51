import { Loading, Page } from '#design-system'
import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf, type DestinationName } from '../navigation/destinations.ts'
import { useNavigationState } from '../navigation/history-entry.ts'
import { TaskBar } from '../ui/layout/task-bar.tsx'
import { screens } from './screens.ts'

interface ScreenFallbackProps {
  /** Which screen is on its way. */
  name: DestinationName
  /** The bar of a screen that is no task. */
  bar: ReactNode
}

/**
 * While a screen is on its way: its name in the tab and in the page at once, where the screen itself will have it. Focus
 * waits until there is something to read, and its bar cannot be pressed: what was opened in it would be gone the next moment.
 */
export function ScreenFallback({ name, bar }: ScreenFallbackProps) {
  const { t } = useTranslation(['common', 'clinic'])
  const { isReschedule } = useNavigationState('booking')
  const { title: key, up, closes } = screens[name] ?? {}
  const title = key && t(name === 'booking' && isReschedule ? 'opening.moving' : key)
  const documentTitle = title && t('documentTitle', { title, clinic: t('clinic:name') })
  useLayoutEffect(() => {
    if (documentTitle) document.title = documentTitle
  }, [documentTitle])
  const back = up && { href: addressOf(up) }
  return (
    <Page header={<div inert aria-busy="true">{title && back ? <TaskBar title={title} titleAs="p" back={back} {...(closes && { close: back })} /> : bar}</div>} skipLabel={t('skip')}>
      {title && <h1 className={back ? 'sr-only' : ''}>{title}</h1>}
      <Loading label={t('loading')} />
    </Page>
  )
}
