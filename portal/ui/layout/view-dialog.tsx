import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../platform/lazy-with-retry.tsx'
import { OptionalBoundary } from '../../platform/optional-boundary.tsx'
import { isAtRestAtom } from '../../platform/view.ts'
import { duration, showToastAtom } from '../../session/toast-state.ts'
import type { ViewSet } from './view-panel.tsx'

/** The panel's component. Prefetched after the first interaction, so that it also opens offline. */
export const ViewPanel = lazyWithRetry(async () => (await import('./view-panel.tsx')).ViewPanel)

const openSetAtom = atom<ViewSet | null>(null)

/**
 * Returns a function that opens the panel of display settings at the set in use; shows a toast if it cannot be loaded.
 */
export function useOpenViewPanel(): () => void {
  const { t } = useTranslation()
  const open = useSetAtom(openSetAtom)
  const notify = useSetAtom(showToastAtom)
  const set = useAtomValue(isAtRestAtom) ? 'rest' : 'always'
  return () => {
    ViewPanel.load().then(
      () => open(set),
      () => notify({ tone: 'error', text: t('loadErrors.noConnection'), duration: duration.long }),
    )
  }
}

/** The panel of display settings, once something has opened it. */
export function ViewDialog() {
  const [set, open] = useAtom(openSetAtom)
  return (
    set && (
      <OptionalBoundary>
        <ViewPanel first={set} onClose={() => open(null)} />
      </OptionalBoundary>
    )
  )
}
