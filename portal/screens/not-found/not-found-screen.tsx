import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../navigation/paths.ts'
import { Screen } from '../frame/screen.tsx'
import { VisitorBar } from '../frame/visitor-bar.tsx'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <Screen title={t('notFound.title')} header={<VisitorBar />}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p><Link href={paths.home} className="inline-flex min-h-11 items-center">{t('notFound.home')}</Link></p>
    </Screen>
  )
}
