import { Button, Notice, type NoticeProps } from '#design-system'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { messageFor, type Overrides } from '../../api/message-for.ts'
import { UnreadableFile } from '../../api/unreadable-file.ts'
import type { AnyNamespace } from '../../platform/texts.ts'
import { ContactText } from '../layout/contact-text.tsx'

/** A Notice with the label of its tone. */
export function LabelledNotice(props: Omit<NoticeProps, 'toneLabel'>) {
  const { t } = useTranslation()
  return <Notice toneLabel={t(`tone.${props.tone}`)} {...props} />
}

interface FailureNoticeProps extends Pick<NoticeProps, 'title' | 'actions' | 'ref'> {
  text: string
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** What failed: after `loading` there is nothing typed to be kept, and the retry is the one way on. */
  of?: 'loading' | 'sending'
}

/** The error of a failed call, with a retry button if `onRetry` is given, or the caller's own actions. Begins with plain words where the text has none, and adds advice. */
export function FailureNotice({ text, onRetry, busy = false, of = 'sending', actions, ...rest }: FailureNoticeProps) {
  const { t } = useTranslation()
  const isOffline = text === t('errors.noConnection') || text === t('loadErrors.noConnection')
  const isUnknown = text === t('responses.500')
  const isPuzzling = isUnknown || [t('responses.503'), ...(['timeout', 'brokenAnswer'] as const).flatMap((kind) => [t(`errors.${kind}`), t(`loadErrors.${kind}`)])].includes(text)
  const plainTitle = isPuzzling ? t('errors.title') : undefined
  const retry = onRetry && <Button variant={of === 'loading' ? 'primary' : 'secondary'} onClick={onRetry} busyLabel={busy ? t('loading') : undefined}>{t('retry')}</Button>
  return (
    <LabelledNotice
      tone="error"
      title={isOffline ? t('errors.offlineTitle') : plainTitle}
      titleAs="h2"
      data-part={isOffline ? 'no-connection' : undefined}
      actions={actions ?? retry}
      {...rest}
    >
      <p><ContactText>{text}</ContactText></p>
      {isUnknown && <p><ContactText>{t(of === 'loading' ? 'loadErrors.unknownMore' : 'errors.unknownMore')}</ContactText></p>}
      {isOffline && <p><ContactText>{t('errors.callInstead')}</ContactText></p>}
    </LabelledNotice>
  )
}

/** A screen's own words by status: keys of any text it has loaded. */
export type OwnErrorMessages = Overrides<ParseKeys<AnyNamespace>>

/** Gives the function that turns anything thrown into a translated text; `overrides` are the screen's own. */
export function useErrorMessage(overrides?: OwnErrorMessages): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) => (error instanceof UnreadableFile ? t('attachment:gone', { name: error.fileName }) : t(messageFor(error, overrides)))
}

const isLoadKind = (key: string): key is `errors.${'noConnection' | 'timeout' | 'brokenAnswer'}` => ['errors.noConnection', 'errors.timeout', 'errors.brokenAnswer'].includes(key)

/** The same for what is loaded: where nothing was typed, nothing is said of it. */
export function useLoadErrorMessage(overrides?: OwnErrorMessages): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) => {
    const key = messageFor(error, overrides)
    return isLoadKind(key) ? t(`loadErrors.${key.slice('errors.'.length) as 'noConnection' | 'timeout' | 'brokenAnswer'}`) : t(key)
  }
}
