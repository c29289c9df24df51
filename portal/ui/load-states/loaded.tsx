import { Loading } from '#design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeNoticeAtom, duration, notifyAtom } from '../../session/notices.ts'
import { useErrorMessage, FailureNotice } from './labelled-notice.tsx'

/** Why nothing could be loaded, in words, and how to repeat it. */
export interface LoadFailure {
  text: string
  busy: boolean
  onRetry: () => void
}

/** What a query tells of its data: a query, or what is put together of several. */
export interface Loadable<Data> extends Pick<UseQueryResult<Data>, 'error' | 'isFetching'> {
  data: Data | undefined
  refetch: () => unknown
}

export interface LoadedProps<Data> {
  query: Loadable<Data>
  /** Words for a failure, where the screen has its own; else by status. */
  errorMessage?: ((error: unknown) => string) | undefined
  /** How long the toast of a failure stays, in ms. */
  durationMs?: number
  /** In place of the notice where nothing has come so far: a screen that failed for good may look different. */
  failed?: ComponentType<LoadFailure>
  /** In place of the words while nothing has come so far: the room that it will take. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** Why a query failed, in words, said once in a toast as well, which goes when it is tried again or succeeds; null while all is well. */
export function useLoadFailure({ error }: Pick<Loadable<unknown>, 'error'>, { errorMessage, durationMs = duration.long }: Pick<LoadedProps<unknown>, 'errorMessage' | 'durationMs'>): string | null {
  const generalMessage = useErrorMessage()
  const notify = useSetAtom(notifyAtom)
  const close = useSetAtom(closeNoticeAtom)
  const text = error ? (errorMessage ?? generalMessage)(error) : null
  // With the failure, not after it: under the page's end it leaves a line among the latest messages, which a moment later would move what stands there.
  useLayoutEffect(() => {
    if (!error || !text) return
    const id = notify({ tone: 'error', text, duration: durationMs })
    return () => close(id)
  }, [error, text, durationMs, notify, close])
  return text
}

/** Shows what a query brought; while it loads, that; when it failed, why and a way to repeat it. Old data stays in view. */
export function Loaded<Data>({ query, children, failed: Failed, waiting, ...failing }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const { data, isFetching, refetch } = query
  const text = useLoadFailure(query, failing)
  if (data === undefined && !text) return waiting ?? <Loading label={t('loading')} />
  const failure = text && { text, busy: isFetching, onRetry: () => void refetch() }
  if (failure && Failed && data === undefined) return <Failed {...failure} />
  return (
    <>
      {failure && <FailureNotice {...failure} />}
      {data !== undefined && children(data)}
    </>
  )
}
