import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import { ContactText } from '../layout/contact-text.tsx'
import { LabelledNotice } from '../layout/labelled-notice.tsx'

/** A failed call in the page, with a way to repeat it where that makes sense. Words that say nothing of what to do are followed by that. */
export function FailureNotice({ text, onRetry, busy = false }: { text: string; onRetry?: (() => void) | undefined; busy?: boolean }) {
  const { t } = useTranslation()
  return (
    <LabelledNotice
      tone="error"
      data-part={text === t('errors.noConnection') ? 'no-connection' : undefined}
      {...(onRetry && { actions: <Button onClick={onRetry} busyLabel={busy ? t('loading') : undefined}>{t('retry')}</Button> })}
    >
      <p><ContactText>{text}</ContactText></p>
      {text === t('responses.500') && <p><ContactText>{t('errors.unknownMore')}</ContactText></p>}
    </LabelledNotice>
  )
}
