import { PageHeader, type PageHeaderProps } from '#design-system'
import { useTranslation } from 'react-i18next'
import { RestButton } from './rest-button.tsx'
import { RestStrip } from './rest-strip.tsx'

/** A link for navigation, a button for an action. */
type Way = { href: string } | { onPress: () => void }

export interface TaskBarProps extends Pick<PageHeaderProps, 'title' | 'titleAs'> {
  back: Way
  close?: Way
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
