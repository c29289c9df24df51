import { Button, ButtonLink } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, hasStatus } from '../../../api/error.ts'
import { messageFor } from '../../../api/message-for.ts'
import { addressOf } from '../../../navigation/destinations.ts'
import { Loaded, type Loadable, type LoadFailure } from '../../../ui/load-states/loaded.tsx'
import { LabelledNotice } from '../../../ui/load-states/labelled-notice.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { TaskBar } from '../../../ui/layout/task-bar.tsx'
import type { OpenedQuestionnaire } from './use-opened-questionnaire.ts'

const dashboard = { href: addressOf('dashboard') }

interface OpenedProps {
  task: string
  query: Loadable<OpenedQuestionnaire>
  /** Words where it was started or finished before. */
  past: string
  children: (opened: OpenedQuestionnaire) => ReactNode
}

/** The questionnaire once it is there. Until then, or where it cannot be: why, another try, and the way back. */
export function Opened({ task, query, past, children }: OpenedProps) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const words = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('errors.unableToLoadQuestionnaire')
    if (hasStatus(error, 'preconditionFailed')) return past
    // The connection is the patient's to mend: then it is named first.
    return error.kind === 'status' ? t('errors.unableToLoadQuestionnaire') : `${t(`common:${messageFor(error)}`)} ${t('errors.unableToLoadQuestionnaire')}`
  }
  if (query.data) return children(query.data)
  return (
    <Frame task={task}>
      <Loaded query={query} errorMessage={words} failed={LoadFailed}>
        {() => null}
      </Loaded>
    </Frame>
  )
}

function LoadFailed({ text, busy, onRetry }: LoadFailure) {
  const { t } = useTranslation(['questionnaire', 'common'])
  return (
    <LabelledNotice
      tone="error"
      title={text.endsWith(t('errors.unableToLoadQuestionnaire')) ? t('errors.opensNot') : undefined}
      actions={(
        <>
          <Button busyLabel={busy ? t('common:loading') : undefined} onClick={onRetry}>{t('common:retry')}</Button>
          <ButtonLink variant="quiet" {...dashboard}>{t('backToDashboard')}</ButtonLink>
        </>
      )}
    >
      {text}
    </LabelledNotice>
  )
}

/** A questionnaire's screen while it asks nothing. */
export function Frame({ task, children }: { task: string; children: ReactNode }) {
  return <Screen title={task} header={<TaskBar title={task} back={dashboard} close={dashboard} />}>{children}</Screen>
}
