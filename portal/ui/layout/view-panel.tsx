import { Dialog, RadioGroup, ViewSettings } from '#design-system'
import { useAtom, useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionalBoundary } from '../../platform/optional-boundary.tsx'
import { asksQuestionsAtom, isSofter, restViewAtom, viewAtom } from '../../platform/view.ts'
import { AloudVolume } from '../read-aloud/lazy-aloud-volume.ts'
import { useIsCalmPhone } from './use-one-question.ts'

const sets = ['always', 'rest'] as const
/** Display settings for every day, and those for 'Rust'. */
export type ViewSet = (typeof sets)[number]

interface ViewPanelProps {
  /** The set that is shown first. */
  first: ViewSet
  onClose: () => void
}

/** The dialog with the display settings of both sets. Choices apply and are stored at once. */
export function ViewPanel({ first, onClose }: ViewPanelProps) {
  const { t } = useTranslation()
  const name = useId()
  const [shown, setShown] = useState(first)
  return (
    <Dialog open onOpenChange={onClose} title={t('view.title')} closeLabel={t('close')}>
      <div data-part="view" className="flex flex-col gap-5 wide:gap-7">
        <RadioGroup
          legend={t('view.set')}
          name={name}
          look="chip"
          value={shown}
          options={sets.map((set) => ({ value: set, label: t(`view.sets.${set}`) }))}
          onValueChange={(chosen) => setShown(sets.find((set) => set === chosen) ?? shown)}
        />
        <Settings key={shown} of={shown} />
      </div>
    </Dialog>
  )
}

function Settings({ of }: { of: ViewSet }) {
  const { t } = useTranslation()
  const [view, setView] = useAtom(of === 'rest' ? restViewAtom : viewAtom)
  const isAsked = useAtomValue(asksQuestionsAtom)
  const byDefault = useIsCalmPhone()
  const softer = isSofter(view)
  const oneQuestion = view.oneQuestion ?? byDefault
  return (
    <ViewSettings
      value={{ theme: view.theme, softer, textSize: view.textSize, ...((isAsked || of === 'rest') && { oneQuestion }) }}
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
      }}
    >
      {of === 'always' && import.meta.env.VITE_READ_ALOUD !== 'false' && (
        <OptionalBoundary>
          <AloudVolume />
        </OptionalBoundary>
      )}
    </ViewSettings>
  )
}
