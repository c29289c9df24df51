import { Button, Card, DescriptionList, TextArea } from '#design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patientInfoQuery } from '../../api/queries.ts'
import { consults, consultState, type Consult } from '../../api/contract/consult.ts'
import { goTo } from '../../navigation/go-to.ts'
import { cancelState, useNavigationState } from '../../navigation/navigation-state.ts'
import { paths } from '../../navigation/paths.ts'
import { longDateText, timeText } from '../../rules/clinic-time.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { duration } from '../../session/notice.ts'
import { bookingFailures, useFailureWords } from '../failure/use-failure-words.ts'
import { useConsultTypeName } from '../consult/use-consult-words.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useEmployeeName } from '../patient/use-patient-info.ts'
import { useOnceOnly } from '../form/use-once-only.ts'
import { useSubmit } from '../form/use-submit.ts'

/** What is cancelled, room for a remark, and the button. */
export function CancelForm({ consult }: { consult: Consult }) {
  const { t } = useTranslation(['appointment', 'common'])
  const call = useAtomValue(clinicAtom)
  const queries = useQueryClient()
  const given = useNavigationState(cancelState)
  const typeName = useConsultTypeName()
  const employee = useEmployeeName()(consult.employeeId) ?? given.displayName ?? t('common:loading')
  const [remark, setRemark] = useState('')
  const send = useOnceOnly(
    () => call(consults.cancelConsult, { body: { consult_id: consult.id, note: remark.trim() } }),
    async () => {
      const info = await queries.fetchQuery({ ...patientInfoQuery(call), staleTime: 0 })
      return info.consults.some(({ id, state }) => id === consult.id && state === consultState.cancelled)
    },
  )
  const cancel = useSubmit(async () => {
    await send()
    void queries.invalidateQueries(patientInfoQuery(call))
    goTo(paths.appointments, { message: t('cancel.done') }, { replace: true })
  }, { words: useFailureWords(bookingFailures), stays: duration.booking })

  return (
    <form className="flex flex-col gap-7" onSubmit={(event) => { event.preventDefault(); cancel.submit() }}>
      {cancel.failure && <FailureNotice text={cancel.failure.text} onRetry={cancel.failure.retry} busy={cancel.busy} />}
      <Card>
        <DescriptionList
          facts={[
            { term: t('cancel.when'), detail: `${longDateText(consult.startDateTime)}, ${timeText(consult.startDateTime)}` },
            { term: t('cancel.who'), detail: employee },
            { term: t('cancel.what'), detail: typeName(consult.consultTypeId) },
          ]}
        />
      </Card>
      <TextArea label={t('cancel.remark')} hint={t('cancel.remarkHint')} rows={3} value={remark} onChange={(event) => setRemark(event.target.value)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busyLabel={cancel.busy ? t('cancel.busy') : undefined}>{t('cancel.submit')}</Button>
        <Button variant="secondary" onClick={() => goTo(paths.appointments)}>{t('cancel.keep')}</Button>
      </div>
    </form>
  )
}
