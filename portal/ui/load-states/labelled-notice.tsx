import { Button, Notice, type NoticeProps } from '#design-system'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { messageFor, type Overrides } from '../../api/message-for.ts'
import type { AnyNamespace } from '../../platform/texts.ts'
import { ContactText } from '../layout/contact-text.tsx'

/** A Notice with the label of its tone. */
export function LabelledNotice(props: Omit<NoticeProps, 'toneLabel'>) {
  const { t } = useTranslation()
  return <Notice toneLabel={t(`tone.${props.tone}`)} {...props} />
}

/** The error of a failed call, with a retry button if `onRetry` is given. Adds advice to texts without any. */
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

/** A screen's own words by status: keys of any text it has loaded. */
export type OwnErrorMessages = Overrides<ParseKeys<AnyNamespace>>

/** Gives the function that turns anything thrown into a translated text; `overrides` are the screen's own. */
export function useErrorMessage(overrides?: OwnErrorMessages): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) => t(messageFor(error, overrides))
}
