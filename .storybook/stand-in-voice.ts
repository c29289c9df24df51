/** What a browser is told to say. */
class StandInUtterance extends EventTarget {
  voice: Partial<SpeechSynthesisVoice> | null = null
  lang = ''
  rate = 1
  volume = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

export const dutchVoice = { name: 'Stand-in', lang: 'nl-NL', localService: true }
type Voice = typeof dutchVoice

/** A device that says nothing: what it would say is listed, and a sentence ends when it is told. */
class StandInSpeech extends EventTarget {
  readonly said: StandInUtterance[] = []
  cancelled = 0
  private queue: StandInUtterance[] = []
  private voices: readonly Voice[]
  constructor(voices: readonly Voice[]) {
    super()
    this.voices = voices
  }
  getVoices = () => this.voices
  speak = (utterance: StandInUtterance) => {
    this.said.push(utterance)
    this.queue.push(utterance)
  }
  cancel = () => {
    this.cancelled += 1
    const [speaking] = this.queue.splice(0)
    speaking?.dispatchEvent(new Event('error'))
  }
  /** The sentence has been said. */
  endSentence = () => void this.queue.shift()?.dispatchEvent(new Event('end'))
  fail = () => void this.queue.shift()?.dispatchEvent(new Event('error'))
  arrive = (voices: readonly Voice[]) => {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

const names = ['speechSynthesis', 'SpeechSynthesisUtterance']
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

/** Takes the place of the browser's voices; returns it, with what puts the browser's own back. */
export function fakeVoice(voices: readonly Voice[] = [dutchVoice]) {
  const speech = new StandInSpeech(voices)
  for (const [name, value] of Object.entries({ speechSynthesis: speech, SpeechSynthesisUtterance: StandInUtterance }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  const restore = () => {
    for (const [name, descriptor] of own)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
  return { speech, restore }
}
