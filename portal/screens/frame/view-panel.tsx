import { ViewSettings } from '#design-system'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { viewAtom } from '../../session/view.ts'

/** The choices of 'Rustige weergave', in words. */
export default function ViewPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [view, setView] = useAtom(viewAtom)
  return (
    <ViewSettings
      title={t('view.title')}
      value={{ theme: view.theme, textSize: view.textSize }}
      onClose={onClose}
      onValueChange={({ theme, textSize }) => setView({ ...view, theme, textSize })}
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
