import { ViewSettings } from '#design-system'
import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { asksQuestionsAtom, viewAtom } from '../../platform/view.ts'
import { useOneQuestion } from './use-one-question.ts'

/** The choices of 'Rustige weergave', in words. */
export default function ViewPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [view, setView] = useAtom(viewAtom)
  const oneQuestion = useOneQuestion()
  const isAsked = useAtomValue(asksQuestionsAtom)
  return (
    <ViewSettings
      title={t('view.title')}
      value={{ theme: view.theme, textSize: view.textSize, ...(isAsked && { oneQuestion }) }}
      onClose={onClose}
      // Choosing a theme must not store the default of `oneQuestion` as the patient's choice.
      onValueChange={({ theme, textSize, oneQuestion: chosen = oneQuestion }) => setView({ theme, textSize, oneQuestion: chosen === oneQuestion ? view.oneQuestion : chosen })}
      texts={{
        theme: t('view.theme'),
        themes: { system: t('view.themes.system'), standard: t('view.themes.standard'), 'calm-light': t('view.themes.calm-light'), 'calm-dark': t('view.themes.calm-dark') },
        textSize: t('view.textSize'),
        textSizes: { normal: t('view.textSizes.normal'), large: t('view.textSizes.large'), larger: t('view.textSizes.larger') },
        oneQuestion: t('view.oneQuestion'), on: t('view.on'), off: t('view.off'), note: t('view.note'), close: t('close'),
      }}
    />
  )
}
