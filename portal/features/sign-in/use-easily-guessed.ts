import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsIn } from './rules/easily-guessed.ts'
import { passwordRule } from './rules/password.ts'

/** Delay after the last keystroke, in ms: a screen reader announces the advice once. */
const pauseMs = 1000

/** Checked on the device only. The word list is loaded at the first keystroke; without it the answer is false. */
async function isEasilyGuessed(password: string, clinic: string): Promise<boolean> {
  if (password === '') return false
  try {
    const { default: list } = await import('virtual:easily-guessed-words')
    const words = ` ${list} ${wordsIn(clinic).join(' ')} `
    return 'value' in passwordRule(password) && wordsIn(password).some((word) => words.includes(` ${word} `))
  } catch {
    return false
  }
}

/** Whether an allowed password is a single common word with digits and signs around it. */
export function useEasilyGuessed(password: string): boolean {
  const { t } = useTranslation('clinic')
  const clinic = t('name')
  const [isEasy, setEasy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const result = isEasilyGuessed(password, clinic)
    const update = async () => {
      const isGuessable = await result
      if (isCurrent) setEasy(isGuessable)
    }
    const timer = setTimeout(() => void update(), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, clinic])
  return isEasy
}
