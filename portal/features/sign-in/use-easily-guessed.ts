import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsIn } from './rules/easily-guessed.ts'
import { passwordRule } from './rules/password.ts'

/** Typing rests after this, in ms: who listens hears the advice once, and not at every letter. */
const pause = 1000

/** Judged in this very page. The list comes with the first letter; where it does not come, nothing is said. */
async function isEasilyGuessed(password: string, clinic: string): Promise<boolean> {
  if (password === '') return false
  try {
    const { default: list } = await import('virtual:easily-guessed-words')
    const known = ` ${list} ${wordsIn(clinic).join(' ')} `
    return 'value' in passwordRule(password) && wordsIn(password).some((word) => known.includes(` ${word} `))
  } catch {
    return false
  }
}

/** Whether a password that is allowed is no more than one word that everybody knows, with digits and signs. */
export function useEasilyGuessed(password: string): boolean {
  const { t } = useTranslation('clinic')
  const clinic = t('name')
  const [isEasy, setEasy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const judged = isEasilyGuessed(password, clinic)
    const tell = async () => {
      const verdict = await judged
      if (isCurrent) setEasy(verdict)
    }
    const timer = setTimeout(() => void tell(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, clinic])
  return isEasy
}
