import { Button, Link } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../navigation/destination.ts'
import { destinations } from '../navigation/destinations.ts'
import { LabelledNotice } from '../screens/frame/labelled-notice.tsx'
import { Screen } from '../screens/frame/screen.tsx'

/** In place of a screen that failed; its bar still leads elsewhere. */
export function BrokenScreen({ bar }: { bar: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Screen title={t('errors.screenTitle')} header={bar}>
      <h1>{t('errors.screenTitle')}</h1>
      <LabelledNotice tone="error" actions={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}>
        {t('errors.screen')}
      </LabelledNotice>
      <p><Link href={addressOf(destinations.home)}>{t('notFound.home')}</Link></p>
    </Screen>
  )
}
