import { DocsContainer, useOf, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { PartPage } from './part-page.tsx'
import { ScreenPage } from './screen-page.tsx'
import { themeNow } from './theme-now.ts'
import { useToolbar } from './use-toolbar.ts'

/** Wraps every docs page, so that Storybook's own parts follow the theme too. */
export function PageFrame(props: PropsWithChildren<DocsContainerProps>) {
  useToolbar()
  return <DocsContainer {...props} theme={themeNow()} />
}

/** The docs page of every part and screen. */
export function CataloguePage() {
  const { title } = useOf('meta', ['meta']).preparedMeta
  return title.startsWith('Screens/') ? <ScreenPage /> : <PartPage name={title.split('/').at(-1) ?? ''} />
}
