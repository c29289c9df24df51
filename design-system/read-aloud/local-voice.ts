import { useSyncExternalStore } from 'react'

const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'Segmenter' in Intl

/** A voice of this language on the device itself. Other voices send the text to a server. */
export const localVoice = (lang: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis
    .getVoices()
    .find((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === lang.toLowerCase())

function hasLocalVoice(lang: string): boolean | undefined {
  if (!canSpeak()) return false
  return speechSynthesis.getVoices().length === 0 ? undefined : localVoice(lang) !== undefined
}

/** Browsers load their voices some time after the page. */
function subscribe(onChange: () => void) {
  if (!canSpeak()) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Whether the device itself has a voice for a language, such as 'nl'. Undefined until the voices are known, and on a server; false in a browser without speech synthesis or `Intl.Segmenter`. */
export const useLocalVoice = (lang: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => hasLocalVoice(lang),
    () => undefined,
  )
