/** Replaces SpeechSynthesisUtterance. */
class FakeUtterance extends EventTarget {
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

/** Replaces speechSynthesis without sound: it lists the utterances, and a sentence ends when the test calls `endSentence`. */
class FakeSpeech extends EventTarget {
  readonly said: FakeUtterance[] = []
  cancelled = 0
  private queue: FakeUtterance[] = []
  private voices: readonly Voice[]
  constructor(voices: readonly Voice[]) {
    super()
    this.voices = voices
  }
  getVoices = () => this.voices
  speak = (utterance: FakeUtterance) => {
    this.said.push(utterance)
    this.queue.push(utterance)
  }
  cancel = () => {
    this.cancelled += 1
    const [speaking] = this.queue.splice(0)
    speaking?.dispatchEvent(new Event('error'))
  }
  /** Ends the current sentence. */
  endSentence = () => void this.queue.shift()?.dispatchEvent(new Event('end'))
  fail = () => void this.queue.shift()?.dispatchEvent(new Event('error'))
  arrive = (voices: readonly Voice[]) => {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

const names = ['speechSynthesis', 'SpeechSynthesisUtterance']
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

/** Replaces the browser's speech synthesis by one with these voices. Returns it, with a function that restores the browser's own. */
export function fakeVoice(voices: readonly Voice[] = [dutchVoice]) {
  const speech = new FakeSpeech(voices)
  for (const [name, value] of Object.entries({ speechSynthesis: speech, SpeechSynthesisUtterance: FakeUtterance }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  const restore = () => {
    for (const [name, descriptor] of own)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
  return { speech, restore }
}
