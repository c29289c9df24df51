import { ViewSettings } from '#design-system'
import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { asksQuestionsAtom, isSofterAtom, viewAtom } from '../../platform/view.ts'
import { useOneQuestion } from './use-one-question.ts'

/** The choices of 'Rustige weergave', in words. */
export function ViewPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [view, setView] = useAtom(viewAtom)
  const softer = useAtomValue(isSofterAtom)
  const oneQuestion = useOneQuestion()
  const isAsked = useAtomValue(asksQuestionsAtom)
  return (
    <ViewSettings
      title={t('view.title')}
      value={{ theme: view.theme, softer, textSize: view.textSize, ...(isAsked && { oneQuestion }) }}
      onClose={onClose}
      // Choosing a theme must not store a default of the switches as the patient's choice.
      onValueChange={({ oneQuestion: chosen = oneQuestion, ...other }) =>
        setView({
          ...other,
          softer: other.softer === softer ? view.softer : other.softer,
          oneQuestion: chosen === oneQuestion ? view.oneQuestion : chosen,
        })
      }
      labels={{
        theme: t('view.theme'),
        themes: {
          system: t('view.themes.system'),
          standard: t('view.themes.standard'),
          'calm-light': t('view.themes.calm-light'),
          'calm-dark': t('view.themes.calm-dark'),
        },
        softer: t('view.softer'),
        textSize: t('view.textSize'),
        textSizes: {
          normal: t('view.textSizes.normal'),
          large: t('view.textSizes.large'),
          larger: t('view.textSizes.larger'),
        },
        oneQuestion: t('view.oneQuestion'),
        on: t('view.on'),
        off: t('view.off'),
        note: t('view.note'),
        close: t('close'),
      }}
    />
  )
}
