import { useSyncExternalStore } from 'react'

const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'Segmenter' in Intl

/** A voice of the device itself: text goes to the company of any other. */
export const localVoice = (lang: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis
    .getVoices()
    .find((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === lang.toLowerCase())

function hasLocalVoice(lang: string): boolean | undefined {
  if (!canSpeak()) return false
  return speechSynthesis.getVoices().length === 0 ? undefined : localVoice(lang) !== undefined
}

/** Browsers tell their voices some time after the page has opened. */
function subscribe(onChange: () => void) {
  if (!canSpeak()) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Whether the device itself can read a language aloud; undefined until its voices are known. */
export const useLocalVoice = (lang: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => hasLocalVoice(lang),
    () => undefined,
  )
