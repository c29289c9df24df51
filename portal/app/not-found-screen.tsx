import { Link } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../navigation/route-table.ts'
import { Screen } from '../ui/layout/screen.tsx'

/** Shown for an unknown address; `bar` offers the way to other screens. */
export function NotFoundScreen({ bar }: { bar: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Screen title={t('notFound.title')} header={bar}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link href={pathTo('home')} className="inline-flex min-h-11 items-center">
          {t('notFound.home')}
        </Link>
      </p>
    </Screen>
  )
}
