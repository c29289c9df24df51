import { BarButton, moonIcon } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isAtRestAtom, switchRestAtom } from '../../platform/view.ts'

/**
 * 'Rust', on every screen: one press makes the portal bearable during an attack, and another restores the previous
 * settings (CALM-03).
 */
export function RestButton() {
  const { t } = useTranslation()
  const switchRest = useSetAtom(switchRestAtom)
  return (
    <BarButton
      icon={moonIcon}
      label={t('view.label')}
      text={t('view.open')}
      pressed={useAtomValue(isAtRestAtom)}
      data-part="view"
      onClick={() => switchRest()}
    />
  )
}
