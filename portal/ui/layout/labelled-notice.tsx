import { Notice, type NoticeProps } from '#design-system'
import { useTranslation } from 'react-i18next'

/** A notice whose kind is said in words too. */
export function LabelledNotice(props: Omit<NoticeProps, 'toneLabel'>) {
  const { t } = useTranslation()
  return <Notice toneLabel={t(`tone.${props.tone}`)} {...props} />
}
