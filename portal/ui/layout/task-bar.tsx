import { PageHeader, type PageHeaderProps } from '#design-system'
import { useTranslation } from 'react-i18next'
import { ViewButton } from './view-button.tsx'

/** Going elsewhere is a link; doing something is a button. */
type Way = { href: string } | { onPress: () => void }

export interface TaskBarProps extends Pick<PageHeaderProps, 'title' | 'titleAs'> {
  back: Way
  close?: Way
}

/** The bar of a task: its title, a way back and a way out. */
export function TaskBar({ title, titleAs, back, close }: TaskBarProps) {
  const { t } = useTranslation()
  return (
    <PageHeader {...{ title, titleAs }} back={{ ...back, label: t('back') }} close={close && { ...close, label: t('close') }}>
      <ViewButton />
    </PageHeader>
  )
}
