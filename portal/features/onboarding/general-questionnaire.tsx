import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { generalQuestion } from '../../api/contract/questionnaire.ts'
import { followingAnswers } from './rules/general-pages.ts'
import { Questionnaire } from './questionnaire/questionnaire-form.tsx'
import type { LoadedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { AttentionNotice, NotReferredNotice } from './answer-notices.tsx'
import { EmergencyNotice } from './emergency-notice.tsx'
import { TermsStep } from './terms-step.tsx'
import { useGeneralPages } from './use-general-pages.ts'

const pagesWithIntro = ['medappintro', 'pharmacy'] as const

/** The general questionnaire in eight steps, with the texts beside its questions. */
export function GeneralQuestionnaire({ opened }: { opened: LoadedQuestionnaire }) {
  const { t } = useTranslation('general')
  const { queue } = opened
  const pages = useGeneralPages(queue)
  const saveImplied = () => {
    for (const [id, answer] of followingAnswers(queue.values())) queue.save(id, answer)
  }
  // Answers loaded from the clinic may lack the ones that follow from them.
  useEffect(() => {
    for (const [id, answer] of followingAnswers(queue.values())) queue.save(id, answer)
  }, [queue])
  return (
    <Questionnaire
      task={t('title')}
      pages={pages}
      queue={queue}
      onChanged={saveImplied}
      renderBelow={({ id }) => id === generalQuestion.paralysis && <EmergencyNotice queue={queue} />}
      renderEnd={(end) => <TermsStep {...{ opened, end }} />}
    >
      {({ id }, fields) => {
        const intro = pagesWithIntro.find((one) => one === id)
        return (
          <>
            {intro && <p>{t(`intro.${intro}`)}</p>}
            {fields}
            {id === 'referral' && <NotReferredNotice queue={queue} />}
            {id === 'medicalshort' && <AttentionNotice queue={queue} />}
          </>
        )
      }}
    </Questionnaire>
  )
}
