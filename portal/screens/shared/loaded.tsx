import { Loading } from '#design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { duration, notifyAtom } from '../../session/notice.ts'
import { useFailureWords } from './failure-words.ts'
import { FailureNotice } from './failure-notice.tsx'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Words for a failure, where the screen has its own; else by status. */
  words?: ((error: unknown) => string) | undefined
  /** How long the toast of a failure stays, in ms. */
  stays?: number
  children: (data: Data) => ReactNode
}

/** Shows what a query brought; while it loads, that; when it failed, why and a way to repeat it. Old data stays in view. */
export function Loaded<Data>({ query, words, stays = duration.long, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const failureWords = useFailureWords()
  const notify = useSetAtom(notifyAtom)
  const { data, error, isFetching, refetch } = query
  const text = error ? (words ?? failureWords)(error) : null
  useEffect(() => {
    if (error && text) notify({ tone: 'error', text, duration: stays })
  }, [error, text, stays, notify])
  if (data === undefined && !text) return <Loading label={t('loading')} />
  return (
    <>
      {text && <FailureNotice text={text} busy={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
    </>
  )
}
