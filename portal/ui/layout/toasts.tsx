import { Toaster } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { closeToastAtom, closeReadToastAtom, toastsAtom } from '../../session/toast-state.ts'

/** The toasts at the top of every screen. */
export function Toasts() {
  const { t } = useTranslation()
  const notices = useAtomValue(toastsAtom)
  // The sentence of a status 500 alone is hard to understand.
  const plain = (text: string) => (text === t('responses.500') ? `${t('errors.title')}. ${text}` : text)
  const close = useSetAtom(closeToastAtom)
  const closeRead = useSetAtom(closeReadToastAtom)
  return (
    <Toaster
      label={t('notices.region')}
      toasts={notices.map((notice) => ({ ...notice, text: plain(notice.text), toneLabel: t(`tone.${notice.tone}`) }))}
      closeLabel={(text) => t('notices.close', { text })}
      onClose={(id, reason) => (reason === 'closed' ? closeRead(id) : close(id))}
    />
  )
}
