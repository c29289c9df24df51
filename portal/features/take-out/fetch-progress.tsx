import { Progress as ProgressBar } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Progress } from './rules/fetch-serially.ts'

/** How many files and answers have been fetched, and which one is fetched now. */
export function FetchProgress({ done, total, name }: Progress) {
  const { t } = useTranslation('take-out')
  return (
    <>
      <ProgressBar
        label={t('fetching.label')}
        value={done}
        max={total}
        valueText={t('fetching.count', { done, total })}
      />
      {/* Keeps its line while nothing is named. */}
      <p className="min-h-lh wrap-anywhere text-muted">{name && t('fetching.now', { name })}</p>
    </>
  )
}
