import { localVoice } from './local-voice.ts'
import type { Sentence } from './sentences.ts'

/** Speech rate: slower than normal (1), for people with a headache. */
const rate = 0.9

/** Time to wait for the end of a sentence, in ms: longer than the slowest voice takes, as some browsers lose the event. */
const timeoutMsFor = (text: string): number => 15_000 + 400 * text.length

/** 'done': the text was read to the end. 'stopped': `stop` was called. 'broken': neither. */
type Ending = 'done' | 'stopped' | 'broken'

interface Reading {
  /** The sentences that the page shows at this moment. */
  sentences: () => readonly Sentence[]
  /** Whether the text has loaded completely. */
  isComplete: () => boolean
  lang: string
  volume: () => number
  spoken: (text: string) => string
  /** Called before each sentence. */
  onSentence: (at: number, sentence: Sentence) => void
  /** Called once, with the index at which reading can continue. */
  onEnd: (ending: Ending, at: number) => void
}

/** Stops the current reading, as a device reads one text at a time. */
let stopCurrent: (() => void) | undefined
/** The current utterance. Browsers drop an utterance, and its events, if nothing refers to it. */
let current: SpeechSynthesisUtterance | undefined

/** Reads sentences aloud from the index `from`. Returns a function that stops it. Call it in the handler of a press: otherwise browsers stay silent. */
export function readSentences(
  from: number,
  { sentences, isComplete, lang, volume, spoken, onSentence, onEnd }: Reading,
): () => void {
  let isOver = false
  let now = from
  let timer: ReturnType<typeof setTimeout>
  const end = (ending: Ending) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    current = undefined
    stopCurrent = undefined
    speechSynthesis.cancel()
    onEnd(ending, now)
  }
  const read = (at: number) => {
    now = at
    const sentence = sentences()[at]
    if (!sentence) return end(isComplete() ? 'done' : 'broken')
    const voice = localVoice(lang)
    if (!voice) return end('broken')
    const utterance = new SpeechSynthesisUtterance(spoken(sentence.text))
    Object.assign(utterance, { voice, lang: voice.lang, rate, volume: volume() })
    utterance.addEventListener('end', () => {
      if (isOver || utterance !== current) return
      clearTimeout(timer)
      read(at + 1)
    })
    utterance.addEventListener('error', () => {
      if (utterance === current) end('broken')
    })
    current = utterance
    timer = setTimeout(() => end('broken'), timeoutMsFor(utterance.text))
    onSentence(at, sentence)
    speechSynthesis.speak(utterance)
  }
  const stop = () => end('stopped')
  stopCurrent?.()
  stopCurrent = stop
  // Utterances that another page or an earlier press queued would be spoken first.
  speechSynthesis.cancel()
  read(from)
  return stop
}
