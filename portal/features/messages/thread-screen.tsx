import { Link } from '#design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { threadQuery } from '../../api/queries.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useLoadErrorMessage } from '../../ui/load-states/alert.tsx'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { isNotFound } from '../../ui/load-states/is-not-found.ts'
import { QueryContent, useLoadFailure, type QueryState } from '../../ui/load-states/query-content.tsx'
import { useBackToList } from '../../ui/list-position.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { Conversation } from './conversation.tsx'
import { messageFailures } from './message-errors.ts'

/** One conversation with the clinic, and the reply form. */
export function ThreadScreen({ id }: { id: number }) {
  const { t } = useTranslation('messages')
  const listed = usePatientInfo().data?.internal_message_threads.find((thread) => thread.id === id)
  const query = useQuery(threadQuery(useApiClient(), id))
  const errorMessage = useLoadErrorMessage(messageFailures)
  const title = (query.data?.thread.subject ?? listed?.subject) || t('thread.title')
  return (
    <Screen title={title} header={<TaskBar title={title} back={{ onPress: useBackToList('messages', id) }} />}>
      {isNotFound(query.error) && !query.data ? (
        <MissingThread query={query} />
      ) : (
        <QueryContent query={query} errorMessage={errorMessage}>
          {(visited) => (
            <>
              <IncompleteNote of={visited} fields={['messages', 'messages.content', 'messages.attachments']} />
              <Conversation key={id} visited={visited} known={listed?.count_unread ?? 0} />
            </>
          )}
        </QueryContent>
      )}
    </Screen>
  )
}

/** For an id that is not a conversation of this patient: no retry, as it would fail again. */
function MissingThread({ query }: { query: Pick<QueryState<unknown>, 'error'> }) {
  const { t } = useTranslation('messages')
  // Also in a toast, as nothing here takes the focus or is a live region.
  useLoadFailure(query, { errorMessage: () => t('thread.unknownThread') })
  return (
    <>
      <p>{t('thread.unknownThread')}</p>
      <p>
        <Link href={pathTo('messages')} className="inline-flex min-h-11 items-center">
          {t('thread.toList')}
        </Link>
      </p>
    </>
  )
}
