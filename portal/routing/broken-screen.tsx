import { Button, Link, Notice } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../navigation/paths.ts'
import { Screen } from '../screens/frame/screen.tsx'

/** In place of a screen that failed; its bar still leads elsewhere. */
export function BrokenScreen({ bar }: { bar: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Screen title={t('errors.screenTitle')} header={bar}>
      <h1>{t('errors.screenTitle')}</h1>
      <Notice tone="error" toneLabel={t('tone.error')} actions={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}>
        {t('errors.screen')}
      </Notice>
      <p><Link href={paths.home}>{t('notFound.home')}</Link></p>
    </Screen>
  )
}
