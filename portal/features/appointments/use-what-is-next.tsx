import { infoIcon, type IconListItem } from '#design-system'
import { useTranslation } from 'react-i18next'
import { modeOf } from './rules/consult-mode.ts'
import { preparationFor } from './rules/preparation.ts'
import { modeIcon } from './consult/mode-icon.ts'
import { ContactText } from '../../ui/layout/contact-text.tsx'

/** Where or how a consult of a type takes place; nothing for one that is not held with the patient. */
export function useWayThere(): (typeId: number) => IconListItem[] {
  const { t } = useTranslation(['appointment', 'clinic'])
  return (typeId) => {
    const mode = modeOf(typeId)
    return mode ? [{ icon: modeIcon[mode], text: t(`result.${mode}`, { address: t('clinic:address') }) }] : []
  }
}

/** The same, and what a patient prepares. */
export function useWhatIsNext(): (typeId: number) => IconListItem[] {
  const { t } = useTranslation('appointment')
  const wayThere = useWayThere()
  return (typeId) => {
    const prepared = preparationFor(typeId)
    return [...wayThere(typeId), ...(prepared ? [{ icon: infoIcon, text: <ContactText>{t(`preparation.${prepared}`)}</ContactText> }] : [])]
  }
}
