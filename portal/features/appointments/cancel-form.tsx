import { Button, Card, DescriptionList, StepFooter, TextArea } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patientInfoQuery } from '../../api/queries.ts'
import { consults, type Consult } from '../../api/contract/consult.ts'
import { goTo, useNavigationState } from '../../navigation/history-entry.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { momentOf } from '../../rules/clinic-time.ts'
import { categoryOf } from './rules/consult-mode.ts'
import { isCancelled } from './rules/consult-change.ts'
import type { BookingOutcome } from '../../rules/booking-outcome.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { duration } from '../../session/toast-state.ts'
import { Moment } from './consult/moment.tsx'
import { ShortMoment } from './consult/short-moment.tsx'
import { useConsultChange } from './consult/use-consult-change.ts'
import { useConsultTypeName } from './consult/use-consult-text.ts'
import { ErrorAlert, submitVariant } from '../../ui/load-states/alert.tsx'
import { useEmployeeName, useFreshPatientInfo, usePatientInfo } from '../../session/use-patient-info.ts'
import { DraftsNote } from '../../ui/form/drafts-note.tsx'
import { TaskForm } from '../../ui/form/task-form.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useVerifiedMutation } from '../../ui/form/use-verified-mutation.ts'

/** Form that cancels a consult: its facts, an optional remark, and the submit button. */
export function CancelForm({ consult }: { consult: Consult }) {
  const { t } = useTranslation(['appointment', 'common'])
  const call = useApiClient()
  const freshInfo = useFreshPatientInfo()
  const navigationState = useNavigationState('cancel')
  const typeName = useConsultTypeName()
  const employeeName = useEmployeeName()(consult.employeeId)
  const employee = employeeName === undefined ? (navigationState.displayName ?? t('common:loading')) : employeeName
  const { data: info } = usePatientInfo()
  const [before] = useState(info?.consults ?? [consult])
  const change = useConsultChange(consult)
  const remark = useDraft(`cancel ${consult.id}`)
  const cancel = useVerifiedMutation({
    send: (note: string) => call(consults.cancelConsult, { body: { consult_id: consult.id, note } }),
    wasApplied: async () => isCancelled((await freshInfo()).consults, consult.id, before),
    changes: patientInfoQuery(call),
    onDone: remark.remove,
    redirect: {
      address: pathTo('appointments'),
      state: () => ({
        result: {
          kind: 'cancelled',
          consultId: consult.id,
          consultTypeId: consult.consultTypeId,
          startDateTime: consult.startDateTime,
        } satisfies BookingOutcome,
      }),
    },
    onRefused: () => {
      if (change.isOvertaken()) change.showOvertaken()
    },
    errorMessage: change.errorMessage,
    durationMs: duration.booking,
    afterLeaving: {
      done: () => t('cancel.late.done', momentOf(consult.startDateTime)),
      failed: () => t('cancel.late.failed', momentOf(consult.startDateTime)),
      unknown: () => t('cancel.late.unknown', momentOf(consult.startDateTime)),
    },
  })

  return (
    <TaskForm
      onSubmit={() => cancel.submit(remark.text.trim())}
      footer={
        <StepFooter
          next={t('cancel.submit')}
          variant={submitVariant(cancel.failure)}
          busyLabel={cancel.busy ? t('cancel.busy') : undefined}
        >
          <ShortMoment start={consult.startDateTime} stacked />
        </StepFooter>
      }
    >
      {cancel.failure && <ErrorAlert text={cancel.failure.text} onRetry={cancel.failure.retry} busy={cancel.busy} />}
      <Card>
        <DescriptionList
          facts={[
            { term: t('cancel.when'), detail: <Moment start={consult.startDateTime} end={consult.endDateTime} /> },
            ...(employee
              ? [{ term: t('cancel.who'), detail: <bdi translate={employeeName ? 'no' : undefined}>{employee}</bdi> }]
              : []),
            { term: t('cancel.what'), detail: typeName(consult.consultTypeId) },
          ]}
        />
      </Card>
      <TextArea label={t('cancel.remark')} rows={2} value={remark.text} onValueChange={remark.change} />
      {remark.text !== '' && <DraftsNote>{t('cancel.notKept')}</DraftsNote>}
      {categoryOf(consult.consultTypeId) !== undefined && <MoveInstead consult={consult} />}
    </TaskForm>
  )
}

/** Alternative to cancelling: moving the consult. The typed remark stays stored as a draft. */
function MoveInstead({ consult: { id: consultId, consultTypeId: consultType } }: { consult: Consult }) {
  const { t } = useTranslation('appointment')
  const move = () =>
    goTo('booking', { state: { from: pathTo('appointments'), isReschedule: true, consultId, consultType } })
  return (
    <div className="flex flex-col items-start">
      <Button variant="quiet" className="-ml-3" onClick={move}>
        {t('cancel.ratherMove')}
      </Button>
      <p className="text-small text-muted">{t('cancel.ratherMoveMore')}</p>
    </div>
  )
}
