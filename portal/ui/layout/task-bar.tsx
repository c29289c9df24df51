import { PageHeader, type PageHeaderProps } from '#design-system'
import { useTranslation } from 'react-i18next'
import { RestButton } from './rest-button.tsx'
import { RestStrip } from './rest-strip.tsx'

/** A link for navigation, a button for an action. */
type Target = { href: string } | { onPress: () => void }

/** Props of a task's bar; without `close` it has no close button. */
export interface TaskBarProps extends Pick<PageHeaderProps, 'title' | 'titleAs'> {
  back: Target
  close?: Target
}

/** The bar of a task: title, back and close. */
export function TaskBar({ title, titleAs, back, close }: TaskBarProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        {...{ title, titleAs }}
        back={{ ...back, label: t('back') }}
        close={close && { ...close, label: t('close') }}
      >
        <RestButton />
      </PageHeader>
      <RestStrip />
    </>
  )
}
