import { afterLoading, ButtonLink } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { isIncomplete } from '../../rules/incomplete.ts'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { OverviewBar } from '../../ui/layout/overview-bar.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { unreadThreads } from './rules/message-grouping.ts'
import { ThreadList } from './thread-list.tsx'

const leftOut = ['internal_message_threads']

/** List of the patient's conversations with the clinic. */
export function MessagesScreen() {
  const { t } = useTranslation(['messages', 'clinic'])
  const query = usePatientInfo()
  // Filled only if there is nothing to read first.
  const isAllRead = query.data !== undefined && unreadThreads(query.data.internal_message_threads) === 0
  return (
    <Screen title={t('title')} header={<OverviewBar />}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{t('title')}</h1>
        <ButtonLink
          variant={isAllRead ? 'primary' : 'secondary'}
          width="full-on-phone"
          className="wide:-my-2"
          href={pathTo('newQuestion')}
        >
          {t('new')}
        </ButtonLink>
      </div>
      <QueryContent query={query}>
        {(info) => (
          <>
            <IncompleteNote of={info} fields={leftOut} />
            {!(info.internal_message_threads.length === 0 && isIncomplete(info, leftOut)) && (
              <ThreadList threads={info.internal_message_threads} />
            )}
          </>
        )}
      </QueryContent>
      <p className={`text-small text-muted ${afterLoading}`}>{t('clinic:messages')}</p>
    </Screen>
  )
}
