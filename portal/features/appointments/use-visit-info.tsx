import { infoIcon, type IconListItem } from '#design-system'
import { useTranslation } from 'react-i18next'
import { modeOf } from './rules/consult-mode.ts'
import { preparationFor } from './rules/preparation.ts'
import { modeIcon } from './consult/mode-icon.ts'
import { ContactText } from '../../ui/layout/contact-text.tsx'

/** Returns a function that gives a list item on where or how a consult type is held; [] for types without a meeting. */
export function useVisitLocation(): (typeId: number) => IconListItem[] {
  const { t } = useTranslation(['appointment', 'clinic'])
  return (typeId) => {
    const mode = modeOf(typeId)
    return mode ? [{ icon: modeIcon[mode], text: t(`result.${mode}`, { address: t('clinic:address') }) }] : []
  }
}

/** As `useVisitLocation`, with the preparation as a second item. */
export function useVisitInfo(): (typeId: number) => IconListItem[] {
  const { t } = useTranslation('appointment')
  const visitLocation = useVisitLocation()
  return (typeId) => {
    const preparation = preparationFor(typeId)
    return [
      ...visitLocation(typeId),
      ...(preparation ? [{ icon: infoIcon, text: <ContactText>{t(`preparation.${preparation}`)}</ContactText> }] : []),
    ]
  }
}
