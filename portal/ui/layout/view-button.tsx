import { Disclosure, Loading, moonIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../platform/lazy-with-retry.tsx'
import { OptionalPart } from '../../platform/optional-part.tsx'

/** Prefetched after the first interaction, so that it also opens offline. */
export const ViewPanel = lazyWithRetry(async () => (await import('./view-panel.tsx')).ViewPanel)

/** 'Rustige weergave', one tap away on every screen. */
export function ViewButton() {
  const { t } = useTranslation()
  return (
    <Disclosure icon={moonIcon} label={t('view.label')} text={t('view.open')}>
      {(close) => (
        <OptionalPart
          loading={<Loading label={t('loading')} />}
          missing={<p>{t('errors.noConnection')}</p>}
          broken={<p>{t('errors.screenTitle')}</p>}
        >
          <ViewPanel onClose={close} />
        </OptionalPart>
      )}
    </Disclosure>
  )
}
