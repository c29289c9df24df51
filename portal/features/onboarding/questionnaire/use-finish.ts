import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../../api/contract/patient.ts'
import { hasStatus } from '../../../api/error.ts'
import { patientInfoQuery } from '../../../api/queries.ts'
import { addressOf } from '../../../navigation/destinations.ts'
import { forgetAnswersAtom } from '../answers/answers.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useErrorMessage } from '../../../ui/load-states/labelled-notice.tsx'
import { useVerifiedMutation } from '../../../ui/form/use-verified-mutation.ts'
import { useFreshPatientInfo } from '../../../session/use-patient-info.ts'
import type { OpenedQuestionnaire } from './use-opened-questionnaire.ts'
import { useUnsavedWords } from './use-unsaved-words.ts'

/** Answers that are typed and could not be saved. */
class Unsaved extends Error {}

interface FinishOptions {
  opened: OpenedQuestionnaire
  /** The call. */
  send: () => Promise<unknown>
  isDone: (info: PatientInfo) => boolean
  /** This run of the wizard is over. */
  finish: () => void
  message: string
  /** Words where it was started or finished before. */
  past: string
  /** What the questionnaire is called in a sentence. */
  name: string
}

export type Finishing = ReturnType<typeof useFinish>

/** Sends a questionnaire once all its answers are at the clinic; then it is over, and nothing of it stays on the device. `isPast`: it was sent before. */
export function useFinish({ opened: { id, queue }, send, isDone, finish, message, past, name }: FinishOptions) {
  const { t } = useTranslation('questionnaire')
  const unsavedWords = useUnsavedWords(queue)
  const call = useApiClient()
  const freshInfo = useFreshPatientInfo()
  const forget = useSetAtom(forgetAnswersAtom)
  const errorMessage = useErrorMessage()
  const [isPast, setIsPast] = useState(false)
  const sending = useVerifiedMutation<undefined>({
    send: async () => {
      if (!(await queue.flush())) throw new Unsaved()
      return send()
    },
    wasApplied: async () => isDone(await freshInfo()),
    changes: patientInfoQuery(call),
    onDone: () => {
      void forget(id)
      finish()
    },
    goOn: { address: addressOf('dashboard'), message },
    errorMessage: (error) => {
      const isRepeated = hasStatus(error, 'preconditionFailed')
      setIsPast(isRepeated)
      if (isRepeated) return past
      return error instanceof Unsaved ? unsavedWords() : errorMessage(error)
    },
    afterLeaving: { done: () => message, failed: () => t('late.failed', { name }), unknown: () => t('late.unknown', { name }) },
  })
  return { ...sending, isPast }
}
