import type { ComponentType } from 'react'
import { loadTexts } from './i18n.ts'
import { lazyWithRetry, type LazyComponent } from './lazy-with-retry.tsx'

/** Loads a screen together with its texts. */
const withTexts =
  <Screen>(screen: () => Promise<Screen>, ...texts: Parameters<typeof loadTexts>) =>
  async () =>
    (await Promise.all([screen(), loadTexts(...texts)]))[0]

/** A screen that is loaded with its texts when it is first shown. */
export const lazyScreen = <Props extends object>(
  ...given: Parameters<typeof withTexts<ComponentType<Props>>>
): LazyComponent<Props> => lazyWithRetry(withTexts(...given))
