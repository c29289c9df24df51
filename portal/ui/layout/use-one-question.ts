import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { asksQuestionsAtom, oneQuestionAtom } from '../../platform/view.ts'

/** Screens narrower than the column. */
const narrow = '(width < 40rem)'

function subscribe(onChange: () => void) {
  const phone = matchMedia(narrow)
  phone.addEventListener('change', onChange)
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    phone.removeEventListener('change', onChange)
    observer.disconnect()
  }
}

const isCalmPhone = () =>
  matchMedia(narrow).matches && (document.documentElement.dataset.theme ?? '').startsWith('calm')

/** Marks the screen as having several questions, so that 'Rustige weergave' offers one at a time. */
export function useAsksQuestions(): void {
  const setAsks = useSetAtom(asksQuestionsAtom)
  useEffect(() => {
    setAsks(true)
    return () => setAsks(false)
  }, [setAsks])
}

/** Whether one question at a time is the default: on phones in a calm theme. */
export const useIsCalmPhone = (): boolean => useSyncExternalStore(subscribe, isCalmPhone)

/** Whether to show one question at a time: the patient's choice, or the default. */
export function useOneQuestion(): boolean {
  const byDefault = useIsCalmPhone()
  return useAtomValue(oneQuestionAtom) ?? byDefault
}
