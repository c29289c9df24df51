import { Button, Notice, type NoticeProps } from '#design-system'
import type { ParseKeys } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { messageFor, type Overrides } from '../../api/message-for.ts'
import { UnreadableFile } from '../../api/unreadable-file.ts'
import type { AnyNamespace } from '../../platform/texts.ts'
import { ContactText } from '../layout/contact-text.tsx'

/** A Notice with the label of its tone. */
export function Alert(props: Omit<NoticeProps, 'toneLabel'>) {
  const { t } = useTranslation()
  return <Notice toneLabel={t(`tone.${props.tone}`)} {...props} />
}

/**
 * Variant of a form's own button: secondary while the alert about its failure offers a retry, which is then the only
 * filled button.
 */
export const submitVariant = (failure: { retry: unknown } | null | undefined): 'primary' | 'secondary' =>
  failure?.retry ? 'secondary' : 'primary'

interface ErrorAlertProps extends Pick<NoticeProps, 'title' | 'actions'> {
  text: string
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** 'secondary' beside content, which may have a filled button of its own. */
  retryVariant?: 'primary' | 'secondary'
  /** What failed; after `loading` the text does not mention typed input. */
  of?: 'loading' | 'sending'
}

/** A plain title above an error text that is hard to understand; undefined if the text is clear by itself. */
function useFailureTitle(text: string): string | undefined {
  const { t } = useTranslation()
  if (text === t('errors.noConnection') || text === t('loadErrors.noConnection')) return t('errors.offlineTitle')
  const unclear = [
    t('responses.500'),
    t('responses.503'),
    t('errors.timeout'),
    t('errors.brokenAnswer'),
    t('loadErrors.timeout'),
    t('loadErrors.brokenAnswer'),
  ]
  return unclear.includes(text) ? t('errors.title') : undefined
}

/**
 * The error of a failed call, with a retry button if `onRetry` is given, or the caller's own actions. After `sending` it
 * scrolls itself into view, as the pressed button may be far from it.
 */
export function ErrorAlert({
  text,
  onRetry,
  busy = false,
  retryVariant = 'primary',
  of = 'sending',
  actions,
  ...rest
}: ErrorAlertProps) {
  const { t } = useTranslation()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An answer may be late: the page does not move under a patient who goes on typing.
    const isTyping = document.activeElement?.matches(':read-write') === true
    if (of === 'sending' && !isTyping) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [of, text])
  const title = useFailureTitle(text)
  const retry = onRetry && (
    <Button variant={retryVariant} onClick={onRetry} busyLabel={busy ? t('loading') : undefined}>
      {t('retry')}
    </Button>
  )
  return (
    <Alert
      ref={alert}
      className="scroll-mb-14"
      tone="error"
      title={title}
      titleAs="h2"
      data-part={title === t('errors.offlineTitle') ? 'no-connection' : undefined}
      actions={actions ?? retry}
      {...rest}
    >
      <FailureAdvice {...{ text, of }} />
    </Alert>
  )
}

/** The same content for an alert that another component renders. */
export function FailureText({ text, of }: Required<Pick<ErrorAlertProps, 'text' | 'of'>>) {
  const title = useFailureTitle(text)
  return (
    <>
      {title !== undefined && <h2 className="text-body font-bold">{title}</h2>}
      <FailureAdvice {...{ text, of }} />
    </>
  )
}

/** The error text itself, and what the patient can do. */
function FailureAdvice({ text, of }: Required<Pick<ErrorAlertProps, 'text' | 'of'>>) {
  const { t } = useTranslation()
  const isOffline = text === t('errors.noConnection') || text === t('loadErrors.noConnection')
  return (
    <>
      <p>
        <ContactText>{text}</ContactText>
      </p>
      {text === t('responses.500') && (
        <p>
          <ContactText>{t(of === 'loading' ? 'loadErrors.unknownMore' : 'errors.unknownMore')}</ContactText>
        </p>
      )}
      {isOffline && (
        <p>
          <ContactText>{t('errors.callInstead')}</ContactText>
        </p>
      )}
    </>
  )
}

/** A screen's own error messages by status: text keys of any namespace that it has loaded. */
export type OwnErrorMessages = Overrides<ParseKeys<AnyNamespace>>

/** Returns a function that turns anything thrown into a translated text (ERR-01); `overrides` are the screen's own. */
export function useErrorMessage(overrides?: OwnErrorMessages): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) =>
    error instanceof UnreadableFile ? t('attachment:gone', { name: error.fileName }) : t(messageFor(error, overrides))
}

const isLoadKind = (key: string): key is `errors.${'noConnection' | 'timeout' | 'brokenAnswer'}` =>
  ['errors.noConnection', 'errors.timeout', 'errors.brokenAnswer'].includes(key)

/** The same for loading: its texts do not mention typed input. */
export function useLoadErrorMessage(overrides?: OwnErrorMessages): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) => {
    const key = messageFor(error, overrides)
    return isLoadKind(key)
      ? t(`loadErrors.${key.slice('errors.'.length) as 'noConnection' | 'timeout' | 'brokenAnswer'}`)
      : t(key)
  }
}
