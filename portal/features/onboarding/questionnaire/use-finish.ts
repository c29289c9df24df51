import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../../api/contract/patient.ts'
import { hasStatus } from '../../../api/error.ts'
import { patientInfoQuery } from '../../../api/queries.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { forgetAnswersAtom } from '../answers/answers.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'
import { useVerifiedMutation } from '../../../ui/form/use-verified-mutation.ts'
import { useFreshPatientInfo } from '../../../session/use-patient-info.ts'
import type { LoadedQuestionnaire } from './use-opened-questionnaire.ts'
import { useUnsavedMessage } from './use-unsaved-message.ts'

/** Some answers could not be saved. */
class UnsavedAnswers extends Error {}

interface FinishOptions {
  opened: LoadedQuestionnaire
  /** The call that finalizes the questionnaire. */
  send: () => Promise<unknown>
  isDone: (info: PatientInfo) => boolean
  /** Ends the wizard run. */
  finish: () => void
  message: string
  /** Message for a questionnaire that was started or finished before. */
  past: string
  /** Name of the questionnaire within a sentence. */
  name: string
}

/** What `useFinish` gives. */
export type Finishing = ReturnType<typeof useFinish>

/**
 * Finalizes a questionnaire after all answers are saved, removes its data from the device and navigates to the
 * dashboard (GEN-11). `isPast`: it was sent before.
 */
export function useFinish({ opened: { id, queue }, send, isDone, finish, message, past, name }: FinishOptions) {
  const { t } = useTranslation('questionnaire')
  const unsavedMessage = useUnsavedMessage(queue)
  const call = useApiClient()
  const freshInfo = useFreshPatientInfo()
  const forget = useSetAtom(forgetAnswersAtom)
  const errorMessage = useErrorMessage()
  const [isPast, setIsPast] = useState(false)
  const sending = useVerifiedMutation<undefined>({
    send: async () => {
      if (!(await queue.flush())) throw new UnsavedAnswers()
      return send()
    },
    wasApplied: async () => isDone(await freshInfo()),
    changes: patientInfoQuery(call),
    onDone: () => {
      void forget(id)
      finish()
    },
    redirect: { address: pathTo('dashboard'), message },
    errorMessage: (error) => {
      const isRepeated = hasStatus(error, 'preconditionFailed')
      setIsPast(isRepeated)
      if (isRepeated) return past
      return error instanceof UnsavedAnswers ? unsavedMessage() : errorMessage(error)
    },
    afterLeaving: {
      done: () => message,
      failed: () => t('late.failed', { name }),
      unknown: () => t('late.unknown', { name }),
    },
  })
  return { ...sending, isPast }
}
