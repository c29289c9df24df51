import { ButtonLink, phoneIcon } from '#design-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveQueue } from './answers/save-queue.ts'
import { useAnswersSelector } from './questionnaire/use-answers-selector.ts'
import { mayBeEmergency } from './rules/general-pages.ts'
import { Alert } from '../../ui/load-states/alert.tsx'

/**
 * Alert with a link to 112 below the paralysis question, as it may be happening now (GEN-19). The live region is
 * rendered while empty, so that a yes is announced.
 */
export function EmergencyNotice({ queue }: { queue: SaveQueue }) {
  const { t } = useTranslation('clinic')
  const isShown = useAnswersSelector(queue, mayBeEmergency)
  const alert = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    // Only when the answer is given: a loaded one moves nothing.
    if (isShown && !wasShown.current) alert.current?.scrollIntoView({ block: 'nearest' })
    wasShown.current = isShown
  }, [isShown])
  return (
    <div ref={alert} role="alert" className="scroll-mb-14 empty:sr-only not-empty:mt-3">
      {isShown && (
        <Alert tone="warning" title={t('emergency.question')}>
          <ButtonLink icon={phoneIcon} href="tel:112" className="my-2">
            {t('emergency.call')}
          </ButtonLink>
          <p>{t('emergency.otherwise')}</p>
        </Alert>
      )}
    </div>
  )
}
