import { Button, Link } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../navigation/route-table.ts'
import { Alert } from '../ui/load-states/alert.tsx'
import { ContactText } from '../ui/layout/contact-text.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { captureError } from '../platform/field-report/captured-errors.ts'
import { forgetFailedLoads, ScreenNotLoaded } from '../platform/lazy-with-retry.tsx'
import { isReachable } from '../platform/connection.ts'
import { isReplaced } from '../platform/service-worker/app-version.ts'
import { pageAtom, reloadOnceAtom } from '../platform/reload.ts'
import { holdsText, isUnsavedAtom } from '../session/unsaved.ts'

/** Interval at which loading the file is retried, in ms. */
const retryIntervalMs = 5000

const BarContext = createContext<ReactNode>(null)

interface ScreenBoundaryProps {
  /** The current address; a change resets the boundary. */
  at: string
  bar: ReactNode
  children: ReactNode
}

/** Shows an error in place of a screen that threw or could not be loaded (ERR-05, ERR-09), below `bar`. */
export function ScreenBoundary({ at, bar, children }: ScreenBoundaryProps) {
  return (
    <BarContext value={bar}>
      <ErrorBoundary
        resetKeys={[at]}
        onReset={forgetFailedLoads}
        FallbackComponent={BrokenScreen}
        {...(import.meta.env.VITE_REPORT_ADDRESS ? { onError: captureError } : {})}
      >
        {children}
      </ErrorBoundary>
    </BarContext>
  )
}

function BrokenScreen({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  return (
    <Screen title={t('errors.screenTitle')} header={use(BarContext)}>
      <h1>{t('errors.screenTitle')}</h1>
      {error instanceof ScreenNotLoaded ? (
        <NotLoaded {...{ error }} onRetry={resetErrorBoundary} />
      ) : (
        <Failed>{t('errors.screen')}</Failed>
      )}
      <p>
        <Link href={pathTo('home')}>{t('notFound.home')}</Link>
      </p>
    </Screen>
  )
}

function Failed({ children }: { children: string }) {
  const { t } = useTranslation()
  const { reload } = useAtomValue(pageAtom)
  return (
    <Alert
      tone="error"
      actions={
        <Button variant="primary" onClick={reload}>
          {t('errors.reload')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}

/** Why a screen's file cannot be loaded. */
type Reason = 'offline' | 'replaced' | 'unknown'

async function whyNotLoaded(): Promise<Reason> {
  if (!(await isReachable())) return 'offline'
  return (await isReplaced()) ? 'replaced' : 'unknown'
}

/** Shows why the file cannot be loaded, as far as known, and retries it until it loads. */
function NotLoaded({ error, onRetry }: { error: ScreenNotLoaded; onRetry: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<Reason>(navigator.onLine ? 'unknown' : 'offline')
  const look = useEffectEvent(async () => {
    const isThere = await error.load().then(
      () => true,
      () => false,
    )
    if (isThere) onRetry()
    else setReason(await whyNotLoaded())
  })
  useEffect(() => {
    const lookNow = () => void look()
    lookNow()
    const timer = setInterval(lookNow, retryIntervalMs)
    addEventListener('online', lookNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', lookNow)
    }
  }, [])
  if (reason === 'replaced') return <Replaced />
  const isOffline = reason === 'offline'
  return (
    <Alert
      tone="error"
      title={isOffline ? t('errors.offlineTitle') : undefined}
      titleAs="h2"
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{isOffline ? t('errors.screenOffline') : t('errors.screenUnknown')}</p>
      {isOffline && (
        <p>
          <ContactText>{t('errors.callInstead')}</ContactText>
        </p>
      )}
    </Alert>
  )
}

/** Shown when the server no longer has this page's version. Reloads the page, once per version, unless something is unsaved. */
function Replaced() {
  const { t } = useTranslation()
  const isUnsaved = useAtomValue(isUnsavedAtom)
  const reloadOnce = useSetAtom(reloadOnceAtom)
  useEffect(() => {
    if (!isUnsaved && !holdsText()) reloadOnce(import.meta.url)
  }, [isUnsaved, reloadOnce])
  return <Failed>{t('errors.newVersion')}</Failed>
}
