import { DocsContainer, useOf, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { ComponentPage } from './component-page.tsx'
import { ScreenPage } from './screen-page.tsx'
import { themeNow } from './theme-now.ts'
import { useToolbar } from './use-toolbar.ts'

/** Wraps every docs page, so that Storybook's own elements follow the theme too. */
export function PageFrame(props: PropsWithChildren<DocsContainerProps>) {
  useToolbar()
  return <DocsContainer {...props} theme={themeNow()} />
}

/** The docs page of each component and screen. */
export function DocsPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta
  return title.startsWith('Screens/') ? <ScreenPage /> : <ComponentPage name={title.split('/').at(-1) ?? ''} />
}
