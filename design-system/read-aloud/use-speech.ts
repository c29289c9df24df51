import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSentences } from './read-sentences.ts'
import { sentencesIn, type Sentence } from './sentences.ts'

interface ReadingState {
  state: 'idle' | 'reading' | 'stopped' | 'broken'
  /** Index of the sentence that is read, or at which reading stopped. */
  at: number
  /** That sentence; only while it is read. */
  sentence?: Sentence
}

interface SpeechOptions {
  textId: string
  lang: string
  volume: number
  spoken: (text: string) => string
}

const atFirst: ReadingState = { state: 'idle', at: 0 }

/** Reads the text of an element aloud, from `start` to `stop`. It also stops on unmount, on Escape, and when the page is hidden or left. */
export function useSpeech({ textId, lang, volume, spoken }: SpeechOptions) {
  const [reading, setReading] = useState<ReadingState>(atFirst)
  const stop = useRef<() => void>(undefined)
  const loudness = useRef(volume)
  useEffect(() => {
    loudness.current = volume
  }, [volume])
  useEffect(() => () => stop.current?.(), [])
  useStops(reading.state === 'reading', () => stop.current?.())
  const start = (from: number) => {
    const text = document.getElementById(textId)
    if (!text) return
    stop.current = readSentences(from, {
      sentences: () => sentencesIn(text, lang),
      isComplete: () => text.ariaBusy !== 'true',
      lang,
      volume: () => loudness.current,
      spoken,
      onSentence: (at, sentence) => setReading({ state: 'reading', at, sentence }),
      onEnd: (ending, at) => setReading(ending === 'done' ? atFirst : { state: ending, at }),
    })
  }
  return { ...reading, start, stop: () => stop.current?.() }
}

function useStops(isReading: boolean, stop: () => void) {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : event.type === 'pagehide' || document.hidden) stop()
  })
  useEffect(() => {
    if (!isReading) return undefined
    const listen = (event: Event) => handle(event)
    document.addEventListener('keydown', listen)
    document.addEventListener('visibilitychange', listen)
    addEventListener('pagehide', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('visibilitychange', listen)
      removeEventListener('pagehide', listen)
    }
  }, [isReading])
}
