import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { department, threads } from '../../api/contract/thread.ts'
import { patientInfoQuery } from '../../api/queries.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { timesAsked } from './rules/message-grouping.ts'
import { canAskMedical } from './rules/can-ask-medical.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useAttachments } from '../../ui/attachment/use-attachments.ts'
import { useSending } from '../../ui/attachment/use-sending.ts'
import { useErrorMessage } from '../../ui/load-states/alert.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useOutbox } from '../../ui/form/use-outbox.ts'
import { useFreshPatientInfo } from '../../session/use-patient-info.ts'

const departments = Object.values(department)

interface Question {
  to: (typeof departments)[number]
  content: string
}

/** Draft fields of a question, stored on the device. A question prefilled by another screen has its own draft, by subject. */
function useQuestionDraft() {
  const prefilled = useNavigationState('newQuestion')
  const key = `question ${prefilled.subject ?? ''}`
  const keyOf = (field: string) => `${key} ${field}`
  const to = useDraft(keyOf('department'), prefilled.department)
  const subject = useDraft(keyOf('subject'), prefilled.subject)
  const content = useDraft(keyOf('content'), prefilled.content)
  return {
    key,
    to,
    subject,
    content,
    remove: () => {
      for (const field of [to, subject, content]) field.remove()
    },
  }
}

/**
 * State of the question form, and sending it through the outbox, at most once (MSG-04). `isBlocked`: a medical question
 * before the first intake. On success it navigates to the messages.
 */
export function useQuestion(info: PatientInfo) {
  const { t } = useTranslation('messages')
  const call = useApiClient()
  const freshInfo = useFreshPatientInfo()
  const draft = useQuestionDraft()
  const attachments = useAttachments(draft.key)
  const files = useSending()
  const to = departments.find((known) => known === draft.to.text)
  const isBlocked = to === department.medical && !canAskMedical(info.consults)
  const isFilled = to !== undefined && draft.subject.text.trim() !== '' && draft.content.text.trim() !== ''

  const { busy, failure, submit } = useOutbox(draft.key, {
    send: ({ words: subject }, { to: chosen, content }: Question) =>
      files.send(attachments, (sent, options) =>
        call(threads.newThread, { body: { subject, content, department: chosen, attachments: [...sent] }, ...options }),
      ),
    wasApplied: async ({ words, before }) => timesAsked((await freshInfo()).internal_message_threads, words) > before,
    onArrived: () => {
      draft.remove()
      attachments.clear()
    },
    changes: patientInfoQuery(call),
    redirect: { address: pathTo('messages'), message: t('ask.done') },
    errorMessage: useErrorMessage({ preconditionFailed: 'messages:ask.noIntake', inputLogicError: 'messages:refused' }),
    afterLeaving: (outcome, moment, { words: subject }) => t(`ask.late.${outcome}`, { ...moment, subject }),
  })

  return {
    to: { value: to, change: draft.to.change },
    subject: draft.subject,
    content: draft.content,
    attachments,
    files,
    isFilled,
    isBlocked,
    sending: { busy, failure },
    submit: () => {
      if (!isFilled || isBlocked || !attachments.isReady) return
      const subject = draft.subject.text.trim()
      submit(subject, timesAsked(info.internal_message_threads, subject), { to, content: draft.content.text.trim() })
    },
  }
}
