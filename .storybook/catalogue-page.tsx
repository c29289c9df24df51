import { DocsContainer, useOf, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { PartPage } from './part-page.tsx'
import { ScreenPage } from './screen-page.tsx'
import { themeNow } from './theme-now.ts'
import { useTheme } from './use-theme.ts'

/** Around every page: what Storybook draws itself follows the theme too. */
export function PageFrame(props: PropsWithChildren<DocsContainerProps>) {
  useTheme()
  return <DocsContainer {...props} theme={themeNow()} />
}

/** The page that Storybook makes for every part and every screen. */
export function CataloguePage() {
  const { title } = useOf('meta', ['meta']).preparedMeta
  return title.startsWith('Screens/') ? <ScreenPage /> : <PartPage name={title.split('/').at(-1) ?? ''} />
}
