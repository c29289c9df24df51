import { RadioGroup, useLocalVoice } from '#design-system'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readingSettingsAtom } from '../../platform/reading-settings.ts'

/** Volume of reading aloud; nothing if the device has no Dutch voice of its own. */
export function AloudVolume() {
  const { t } = useTranslation('documents')
  const name = useId()
  const [{ isSoft }, change] = useAtom(readingSettingsAtom)
  if (!useLocalVoice('nl')) return null
  return (
    <RadioGroup
      legend={t('aloud.volume')}
      name={name}
      look="chip"
      value={isSoft ? 'soft' : 'normal'}
      onValueChange={(volume) => change({ isSoft: volume === 'soft' })}
      options={[
        { value: 'soft', label: t('aloud.volumes.soft') },
        { value: 'normal', label: t('aloud.volumes.normal') },
      ]}
    />
  )
}
