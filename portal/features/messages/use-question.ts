import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { status } from '../../api/contract/status.ts'
import { department, threads } from '../../api/contract/thread.ts'
import { patientInfoQuery } from '../../api/queries.ts'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { momentOf } from '../../rules/clinic-time.ts'
import { timesAsked } from './rules/message-runs.ts'
import { mayAskMedical } from './rules/may-ask-medical.ts'
import { apiClientAtom } from '../../platform/api-client.ts'
import { clockAtom } from '../../platform/clock.ts'
import { duration, notifyAtom } from '../../session/notices.ts'
import { useAttachments } from '../../ui/attachment/use-attachments.ts'
import { useSending } from '../../ui/attachment/use-sending.ts'
import { useErrorMessage } from '../../ui/load-states/use-error-message.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useOutbox, type Outgoing } from '../../ui/form/use-outbox.ts'
import { useVerifiedMutation } from '../../ui/form/use-verified-mutation.ts'
import { useFreshPatientInfo } from '../../session/use-patient-info.ts'

const departments = Object.values(department)

interface Question {
  to: (typeof departments)[number]
  subject: string
  content: string
  item: Outgoing
}

/** The three parts of a question while it is written, each kept on the device. One that another screen began is kept apart from the patient's own. */
function useQuestionDraft() {
  const given = useNavigationState(destinations.newQuestion)
  const about = `question ${given.subject ?? ''}`
  const named = (part: string) => `${about} ${part}`
  const to = useDraft(named('department'), given.department)
  const subject = useDraft(named('subject'), given.subject)
  const content = useDraft(named('content'), given.content)
  return { about, to, subject, content, remove: () => { for (const part of [to, subject, content]) part.remove() } }
}

/** Asking the clinic something: who may be asked, and sending it once. */
export function useQuestion(info: PatientInfo) {
  const { t } = useTranslation('messages')
  const call = useAtomValue(apiClientAtom)
  const freshInfo = useFreshPatientInfo()
  const notify = useSetAtom(notifyAtom)
  const { now } = useAtomValue(clockAtom)
  const draft = useQuestionDraft()
  const attachments = useAttachments(draft.about)
  const files = useSending()
  const removeDraft = () => {
    draft.remove()
    attachments.clear()
  }
  const { outgoing, isFound, isElsewhere, keep, forget, clear, locked } = useOutbox(draft.about, removeDraft)
  const to = departments.find((known) => known === draft.to.text)
  const isBlocked = to === department.medical && !mayAskMedical(info.consults)
  const isFilled = to !== undefined && draft.subject.text.trim() !== '' && draft.content.text.trim() !== ''
  const isDone = async ({ words, before }: Outgoing) => timesAsked((await freshInfo()).internal_message_threads, words) > before
  const finish = () => {
    removeDraft()
    forget()
    clear()
  }

  const sending = useVerifiedMutation({
    send: ({ to: chosen, subject, content }: Question) => locked(async () => {
      if (isFound && outgoing && await isDone(outgoing)) return
      await files.send(attachments, (sent, options) => call(threads.newThread, { body: { subject, content, department: chosen, attachments: [...sent] }, ...options }))
    }),
    isDone: ({ item }) => isDone(item),
    changes: patientInfoQuery(call),
    onDone: finish,
    goOn: { address: addressOf(destinations.messages), message: t('ask.done') },
    words: useErrorMessage({ [status.preconditionFailed]: 'messages:ask.noIntake', [status.inputLogicError]: 'messages:refused' }),
    late: {
      done: ({ item, subject }) => t('ask.late.done', { ...momentOf(item.at), subject }),
      failed: ({ item, subject }) => t('ask.late.failed', { ...momentOf(item.at), subject }),
      unknown: ({ item, subject }) => t('ask.late.unknown', { ...momentOf(item.at), subject }),
    },
  })

  // A page that went away in the middle of a send comes back with the words that were sent: were they heard?
  const lookBack = useEffectEvent(async (item: Outgoing) => {
    const arrived = await isDone(item)
    if (!arrived) {
      forget()
      return clear()
    }
    finish()
    notify({ tone: 'success', text: t('ask.late.done', { ...momentOf(item.at), subject: item.words }), duration: duration.long })
  })
  useEffect(() => { if (outgoing && isFound && !isElsewhere) lookBack(outgoing).catch(() => {}) }, [outgoing, isFound, isElsewhere])

  return {
    to: { value: to, change: draft.to.change },
    subject: draft.subject,
    content: draft.content,
    attachments,
    files,
    isFilled,
    isBlocked,
    sending: { busy: sending.busy || isElsewhere, failure: sending.failure },
    submit: () => {
      if (!isFilled || isBlocked || isElsewhere || !attachments.isReady) return
      const subject = draft.subject.text.trim()
      const item = { words: subject, at: now().toISOString(), before: timesAsked(info.internal_message_threads, subject) }
      keep(item)
      sending.submit({ to, subject, content: draft.content.text.trim(), item })
    },
  }
}
