import type { ComponentType } from 'react'
import { loadTexts } from './i18n.ts'
import { lazyWithRetry, type LazyComponent } from './lazy-with-retry.tsx'

type Namespaces = Parameters<typeof loadTexts>

/** `code` loads its module alone; `texts` are the namespaces that come along. */
export type LazyScreen<Props extends object> = LazyComponent<Props> & {
  code: () => Promise<ComponentType<Props>>
  texts: Namespaces
}

/**
 * A screen that is loaded with its texts (namespaces) when it is first shown. Throws a ScreenNotLoaded if either cannot
 * be loaded.
 */
export const lazyScreen = <Props extends object>(
  code: () => Promise<ComponentType<Props>>,
  ...texts: Namespaces
): LazyScreen<Props> =>
  Object.assign(
    lazyWithRetry(async () => (await Promise.all([code(), loadTexts(...texts)]))[0]),
    { code, texts },
  )
