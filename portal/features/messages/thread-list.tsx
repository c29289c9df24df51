import { Card, EmptyState, List, ListRow, mailIcon } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '../../api/contract/thread.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { unreadFirst } from './rules/message-grouping.ts'
import { openRow, useListPosition, type ListPosition } from '../../ui/list-position.ts'
import { SearchField, searchThreshold } from '../../ui/search-field.tsx'
import { useFindThreads } from './use-find-threads.ts'

/** Conversations, unread ones first and then newest first, with a search field from `searchThreshold` on. */
export function ThreadList({ threads }: { threads: readonly Thread[] }) {
  const { t } = useTranslation('messages')
  const position = useListPosition('messages')
  const [typed, setTyped] = useState(position.search)
  // Below the threshold there is no field in which to clear a search.
  const search = threads.length < searchThreshold ? '' : typed
  const found = useFindThreads(unreadFirst(threads), search)
  if (threads.length === 0)
    return (
      <Card>
        <EmptyState icon={mailIcon} title={t('none')}>
          {t('noneMore')}
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-4">
      {threads.length >= searchThreshold && (
        <SearchField
          label={t('find')}
          query={search}
          onQueryChange={setTyped}
          found={t('found', { count: found.length })}
        />
      )}
      {found.length > 0 ? (
        <List aria-label={t('title')}>
          {found.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} search={search} positionOf={position.positionOf} />
          ))}
        </List>
      ) : (
        <p>{t('foundNone')}</p>
      )}
    </div>
  )
}

interface ThreadRowProps extends Pick<ListPosition, 'positionOf'> {
  thread: Thread
  search: string
}

function ThreadRow({ thread: { id, subject, created_at, count_unread }, search, positionOf }: ThreadRowProps) {
  const { t } = useTranslation('messages')
  return (
    <ListRow
      title={subject.trim() || t('thread.title')}
      href={pathTo('question', { id })}
      onClick={(event) => openRow(event, 'messages', id, search)}
      unreadLabel={count_unread > 0 ? t('unread', { count: count_unread }) : undefined}
      {...positionOf(id)}
    >
      {t('started', { date: dateText(created_at) })}
    </ListRow>
  )
}
