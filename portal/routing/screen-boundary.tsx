import { Button, Link, Notice } from '#design-system'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../navigation/paths.ts'
import { OverviewBar } from '../screens/shared/overview-bar.tsx'
import { Screen } from '../screens/shared/screen.tsx'

/** Catches what a screen throws while it renders, so that the rest of the portal keeps working. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <BrokenScreen /> : this.props.children
  }
}

function BrokenScreen() {
  const { t } = useTranslation()
  return (
    <Screen title={t('errors.screenTitle')} header={<OverviewBar />}>
      <h1>{t('errors.screenTitle')}</h1>
      <Notice tone="error" toneLabel={t('tone.error')} actions={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}>
        {t('errors.screen')}
      </Notice>
      <p><Link href={paths.dashboard}>{t('errors.toDashboard')}</Link></p>
    </Screen>
  )
}
