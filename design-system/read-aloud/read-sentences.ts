import { localVoice } from './local-voice.ts'
import type { Sentence } from './sentences.ts'

/** Slower than talk, for who has a headache. */
const rate = 0.9

/** In ms, longer than the slowest voice takes: some browsers lose the event at the end of a sentence. */
const patienceFor = (text: string): number => 15_000 + 400 * text.length

/** 'done': to the end. 'stopped': by somebody. 'broken': neither. */
type Ending = 'done' | 'stopped' | 'broken'

interface Reading {
  /** The sentences that the page shows by now. */
  sentences: () => readonly Sentence[]
  /** Whether all of the text is there. */
  isWhole: () => boolean
  lang: string
  volume: () => number
  spoken: (text: string) => string
  /** Before each sentence. */
  onSentence: (at: number, sentence: Sentence) => void
  /** With the index to go on at. */
  onEnd: (ending: Ending, at: number) => void
}

/** A device reads one text at a time. */
let stopCurrent: (() => void) | undefined
/** Browsers forget an utterance that nothing refers to, and its events. */
let current: SpeechSynthesisUtterance | undefined

/** Reads sentences aloud, beginning with the one at `from`; returns a function that stops it. Call it in a press: without one, browsers stay silent. */
export function readSentences(
  from: number,
  { sentences, isWhole, lang, volume, spoken, onSentence, onEnd }: Reading,
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
    if (!sentence) return end(isWhole() ? 'done' : 'broken')
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
    timer = setTimeout(() => end('broken'), patienceFor(utterance.text))
    onSentence(at, sentence)
    speechSynthesis.speak(utterance)
  }
  const stop = () => end('stopped')
  stopCurrent?.()
  stopCurrent = stop
  // What another page or an earlier press left waiting would come first.
  speechSynthesis.cancel()
  read(from)
  return stop
}
