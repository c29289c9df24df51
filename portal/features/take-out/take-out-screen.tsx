import { Button, saveFile } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.tsx'
import { OptionalBoundary } from '../../platform/optional-boundary.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { Alert, useLoadErrorMessage } from '../../ui/load-states/alert.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { OverviewBar } from '../../ui/layout/overview-bar.tsx'
import { focusTarget, Screen } from '../../ui/layout/screen.tsx'
import { unreadThreads } from '../messages/rules/message-grouping.ts'
import { pageFile } from './rules/file-path.ts'
import { useTakeOut, type TakeOut } from './use-take-out.ts'

/** Loaded on press: without the progress bar's chunk the screen opens faster. */
const FetchProgress = lazyWithRetry(async () => (await import('./fetch-progress.tsx')).FetchProgress)

type Step<Name extends TakeOut['step']> = Extract<TakeOut, { step: Name }>

/** Makes one file of all that the portal shows, on the patient's own device. */
export function TakeOutScreen() {
  const { t } = useTranslation('take-out')
  const info = usePatientInfo()
  const { takeOut, fileName, start, stop } = useTakeOut()
  const isAfterStart = takeOut.step === 'start' && takeOut.outcome
  return (
    <Screen title={t('title')} header={<OverviewBar />} step={isAfterStart ? takeOut.outcome : takeOut.step}>
      <h1>{t('title')}</h1>
      {takeOut.step === 'start' && (
        <>
          {takeOut.outcome && <Outcome outcome={takeOut.outcome} />}
          <QueryContent query={info}>{(data) => <Start info={data} onStart={() => start(data)} />}</QueryContent>
        </>
      )}
      {takeOut.step === 'fetching' && <Fetching {...takeOut} onStop={stop} />}
      {takeOut.step === 'missing' && <Missing {...takeOut} onStop={stop} />}
      {takeOut.step === 'ready' && <Ready {...takeOut} fileName={fileName} />}
    </Screen>
  )
}

function Start({ info, onStart }: { info: PatientInfo; onStart: () => void }) {
  const { t } = useTranslation('take-out')
  const unread = unreadThreads(info.internal_message_threads)
  return (
    <>
      <p>{t('about')}</p>
      <p>{t('holds')}</p>
      <Alert tone="warning" title={t('shared')}>
        <p>{t('sharedMore')}</p>
      </Alert>
      {/* The clinic has no call that reads a conversation and leaves it unread. */}
      {unread > 0 && <p>{t('unread', { count: unread })}</p>}
      <div>
        <Button variant="primary" onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    </>
  )
}

function Outcome({ outcome }: { outcome: 'stopped' | 'failed' }) {
  const { t } = useTranslation('take-out')
  return (
    <div {...focusTarget}>
      <Alert tone={outcome === 'failed' ? 'error' : 'info'} title={t(outcome)}>
        <p>{t(`${outcome}More`)}</p>
      </Alert>
    </div>
  )
}

const Heading = ({ children }: { children: ReactNode }) => <h2 {...focusTarget}>{children}</h2>

function Fetching({ done, total, name, onStop }: Step<'fetching'> & { onStop: () => void }) {
  const { t } = useTranslation('take-out')
  return (
    <>
      <Heading>{t('fetching.title')}</Heading>
      <OptionalBoundary>
        <FetchProgress {...{ done, total, name }} />
      </OptionalBoundary>
      <p>{t('fetching.stay')}</p>
      <div>
        <Button onClick={onStop}>{t('fetching.stop')}</Button>
      </div>
    </>
  )
}

/** Most names listed: as many as fit a phone beside the buttons. */
const shownNames = 8

function Names({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('take-out')
  const more = names.length - shownNames
  return (
    <div className="flex flex-col gap-2">
      <p>{t('missing.list')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-6 wrap-anywhere marker:text-muted">
        {[...new Set(names)].slice(0, shownNames).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more > 0 && <p>{t('missing.more', { count: more })}</p>}
    </div>
  )
}

function Missing({ names, error, decide, onStop }: Step<'missing'> & { onStop: () => void }) {
  const { t } = useTranslation(['take-out', 'common'])
  const errorMessage = useLoadErrorMessage()
  return (
    <>
      <Heading>{t('missing.title')}</Heading>
      <p>{errorMessage(error)}</p>
      <Names names={names} />
      <p>{t('missing.again')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => decide(true)}>
          {t('common:retry')}
        </Button>
        <Button onClick={() => decide(false)}>{t('missing.finish')}</Button>
        <Button variant="quiet" onClick={onStop}>
          {t('fetching.stop')}
        </Button>
      </div>
    </>
  )
}

function Ready({ file, missing, fileName }: Step<'ready'> & { fileName: string }) {
  const { t } = useTranslation('take-out')
  return (
    <>
      <Heading>{t('ready.title')}</Heading>
      {file ? (
        <div>
          <Button variant="primary" onClick={() => saveFile(file, fileName)}>
            {t('ready.save')}
          </Button>
        </div>
      ) : (
        <p>{t('ready.saved')}</p>
      )}
      <p>{t('ready.open', { file: pageFile })}</p>
      {missing.length > 0 && <Names names={missing} />}
      <p>{t('ready.notKept')}</p>
    </>
  )
}
