import { Button, Notice, type NoticeProps } from '#design-system'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { messageFor, type Overrides } from '../../api/message-for.ts'
import type { AnyNamespace } from '../../platform/texts.ts'
import { ContactText } from '../layout/contact-text.tsx'

/** A notice whose kind is said in words too. */
export function LabelledNotice(props: Omit<NoticeProps, 'toneLabel'>) {
  const { t } = useTranslation()
  return <Notice toneLabel={t(`tone.${props.tone}`)} {...props} />
}

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

/** A screen's own words by status: keys of any text it has loaded. */
export type OwnErrorMessages = Overrides<ParseKeys<AnyNamespace>>

/** Turns anything thrown into a sentence: the one place where errors become words. */
export function useErrorMessage(overrides?: OwnErrorMessages): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) => t(messageFor(error, overrides))
}
