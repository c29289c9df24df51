import { ReadAloud, useLocalVoice } from '#design-system'
import { useAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingSettingsAtom } from '../../platform/reading-settings.ts'
import { spokenDoses } from '../../rules/spoken-doses.ts'

interface AloudToolsProps {
  textId: string
  name: string
  /** Shown until it is known whether there is a voice. */
  room: ReactNode
}

const volumes = { soft: 0.5, normal: 1 } as const

/** 'Lees voor', at the volume of the display settings. */
export function AloudTools({ textId, name, room }: AloudToolsProps) {
  const { t } = useTranslation(['documents', 'common'])
  const [{ isSoft, isConfirmed, hasVoice }, change] = useAtom(readingSettingsAtom)
  const voice = useLocalVoice('nl')
  useEffect(() => {
    if (voice !== undefined && voice !== hasVoice) change({ hasVoice: voice })
  }, [voice, hasVoice, change])
  if (voice === undefined) return room
  return (
    <ReadAloud
      label={t('aloud.label', { name })}
      textId={textId}
      lang="nl"
      volume={isSoft ? volumes.soft : volumes.normal}
      spoken={(sentence) => spokenDoses(sentence, t('aloud.spoken', { returnObjects: true }))}
      notice={
        isConfirmed ? undefined : (
          <>
            <p>{t('aloud.first')}</p>
            <p>{t('aloud.private')}</p>
          </>
        )
      }
      onConfirm={() => change({ isConfirmed: true })}
      labels={{
        start: t('aloud.start'),
        stop: t('aloud.stop'),
        goOn: t('aloud.goOn'),
        restart: t('aloud.restart'),
        broken: t('aloud.broken'),
        confirm: t('aloud.confirm'),
        noticeTone: t('common:tone.info'),
      }}
    />
  )
}
