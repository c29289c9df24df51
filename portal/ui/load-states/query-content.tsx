import { Loading } from '#design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeToastAtom, duration, showToastAtom } from '../../session/toast-state.ts'
import { ErrorAlert, useLoadErrorMessage } from './alert.tsx'

/** The error text of a failed query, and a way to retry it. */
export interface LoadFailure {
  text: string
  busy: boolean
  onRetry: () => void
}

/** The used part of a query result; may combine several queries. */
export interface QueryState<Data> extends Pick<UseQueryResult<Data>, 'error' | 'isFetching'> {
  data: Data | undefined
  refetch: () => unknown
}

/** Props of QueryContent. */
export interface QueryContentProps<Data> {
  query: QueryState<Data>
  /** The screen's own error texts; by default those of the status. */
  errorMessage?: ((error: unknown) => string) | undefined
  /** Duration of an error toast, in ms. */
  durationMs?: number
  /** Replaces the error notice if nothing has been loaded yet. */
  failed?: ComponentType<LoadFailure>
  /** Replaces the loading text, such as by a placeholder of the final size. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * The error text of a failed query, else null. Also shows it in a toast, which closes at the next attempt, on success
 * and on unmount.
 */
export function useLoadFailure(
  { error }: Pick<QueryState<unknown>, 'error'>,
  { errorMessage, durationMs = duration.long }: Pick<QueryContentProps<unknown>, 'errorMessage' | 'durationMs'>,
): string | null {
  const generalMessage = useLoadErrorMessage()
  const notify = useSetAtom(showToastAtom)
  const close = useSetAtom(closeToastAtom)
  const text = error ? (errorMessage ?? generalMessage)(error) : null
  // In the same frame as the error: the toast adds a line to the recent messages at the page's end, which would shift later.
  useLayoutEffect(() => {
    if (!error || !text) return
    const id = notify({ tone: 'error', text, duration: durationMs })
    return () => close(id)
  }, [error, text, durationMs, notify, close])
  return text
}

/** Renders a query's data; before that a loading text, or the error with a retry button. Old data stays visible on a failed refresh. */
export function QueryContent<Data>({ query, children, failed: Failed, waiting, ...failing }: QueryContentProps<Data>) {
  const { t } = useTranslation()
  const { data, isFetching, refetch } = query
  const text = useLoadFailure(query, failing)
  if (data === undefined && !text) return waiting ?? <Loading label={t('loading')} />
  const failure = text && { text, busy: isFetching, onRetry: () => void refetch() }
  if (failure && Failed && data === undefined) return <Failed {...failure} />
  return (
    <>
      {failure && <ErrorAlert {...failure} of="loading" retryVariant={data === undefined ? 'primary' : 'secondary'} />}
      {data !== undefined && children(data)}
    </>
  )
}
