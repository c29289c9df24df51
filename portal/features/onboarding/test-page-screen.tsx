import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import { decisions } from '../../api/contract/decision.ts'
import { useSearch } from '../../navigation/current-entry.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { Alert } from '../../ui/load-states/alert.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'

/** Development only: plays the verification site and posts its decision. Left out of production builds. */
export function TestPageScreen() {
  const { t } = useTranslation('test-page')
  const call = useApiClient()
  const sessionId = new URLSearchParams(useSearch()).get('sessionId')
  const posting = useSubmit(
    async (decision: 'approved' | 'declined', session: string) => {
      // Errors are ignored: the dashboard shows the result.
      await call(decisions.decisionHook, { body: { sessionId: session, decision } }).catch(() => {})
    },
    { onDone: () => goTo('dashboard', { replace: true, state: { message: t('done') } }), errorMessage: () => '' },
  )
  const toDashboard = { href: pathTo('dashboard') }
  const busyLabel = posting.busy ? t('busy') : undefined
  return (
    <Screen title={t('title')} header={<TaskBar title={t('title')} back={toDashboard} close={toDashboard} />}>
      {sessionId ? (
        <>
          <p>{t('text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busyLabel={busyLabel} onClick={() => posting.submit('approved', sessionId)}>
              {t('approve')}
            </Button>
            <Button busyLabel={busyLabel} onClick={() => posting.submit('declined', sessionId)}>
              {t('decline')}
            </Button>
          </div>
        </>
      ) : (
        <Alert tone="info">{t('noSession')}</Alert>
      )}
    </Screen>
  )
}
