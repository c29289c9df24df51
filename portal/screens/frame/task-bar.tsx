import { PageHeader, type PageHeaderProps } from '#design-system'
import { ViewButton } from './view-button.tsx'

/** The bar of a task: its title, a way back and a way out. */
export function TaskBar(props: Pick<PageHeaderProps, 'title' | 'titleAs' | 'back' | 'close'>) {
  return <PageHeader {...props}><ViewButton /></PageHeader>
}
