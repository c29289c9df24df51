import { Button, ButtonLink } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, hasStatus } from '../../../api/error.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { QueryContent, type QueryState, type LoadFailure } from '../../../ui/load-states/query-content.tsx'
import { Alert, useLoadErrorMessage } from '../../../ui/load-states/alert.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { TaskBar } from '../../../ui/layout/task-bar.tsx'
import type { LoadedQuestionnaire } from './use-opened-questionnaire.ts'

const dashboard = { href: pathTo('dashboard') }

interface QuestionnaireLoaderProps {
  task: string
  query: QueryState<LoadedQuestionnaire>
  /** Message for a questionnaire that was started or finished before. */
  past: string
  children: (opened: LoadedQuestionnaire) => ReactNode
}

/** Renders the questionnaire once loaded; until then loading, or an error with a retry and a link back. */
export function QuestionnaireLoader({ task, query, past, children }: QuestionnaireLoaderProps) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const generalMessage = useLoadErrorMessage()
  const errorMessage = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('errors.unableToLoadQuestionnaire')
    if (hasStatus(error, 'preconditionFailed')) return past
    // A connection problem is named first, as the patient can solve it.
    return error.kind === 'status'
      ? t('errors.unableToLoadQuestionnaire')
      : `${generalMessage(error)} ${t('errors.unableToLoadQuestionnaire')}`
  }
  if (query.data) return children(query.data)
  return (
    <Frame task={task}>
      <QueryContent query={query} errorMessage={errorMessage} failed={LoadFailed}>
        {() => null}
      </QueryContent>
    </Frame>
  )
}

function LoadFailed({ text, busy, onRetry }: LoadFailure) {
  const { t } = useTranslation(['questionnaire', 'common'])
  return (
    <Alert
      tone="error"
      title={text.endsWith(t('errors.unableToLoadQuestionnaire')) ? t('errors.opensNot') : undefined}
      actions={
        <>
          <Button variant="primary" busyLabel={busy ? t('common:loading') : undefined} onClick={onRetry}>
            {t('common:retry')}
          </Button>
          <ButtonLink variant="quiet" {...dashboard}>
            {t('backToDashboard')}
          </ButtonLink>
        </>
      }
    >
      {text}
    </Alert>
  )
}

/** Screen around the loading and error states of a questionnaire. */
export function Frame({ task, children }: { task: string; children: ReactNode }) {
  return (
    <Screen title={task} header={<TaskBar title={task} back={dashboard} close={dashboard} />}>
      {children}
    </Screen>
  )
}
