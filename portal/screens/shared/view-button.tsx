import { Disclosure, Loading } from '#design-system'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

/** The panel is fetched when it is first opened: signing in does not wait for it. */
const ViewPanel = lazy(() => import('./view-panel.tsx'))

/** 'Rustige weergave', one tap away on every screen. */
export function ViewButton({ withWord = false }: { withWord?: boolean }) {
  const { t } = useTranslation()
  return (
    <Disclosure icon="moon" label={t('view.label')} {...(withWord && { text: t('view.open') })}>
      <Suspense fallback={<Loading label={t('loading')} />}><ViewPanel /></Suspense>
    </Disclosure>
  )
}
