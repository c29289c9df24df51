import { virtual } from '@guidepup/virtual-screen-reader'
import { expect, onTestFinished } from 'vitest'

/** What only says where something ends, or that words are words. */
const noise = /^(end\b.*|paragraph|status|document|not busy|polite: |assertive: )$/

/** Words that stand inside what was just named by them are heard once. */
const echoes = (phrase: string, before: string | undefined) =>
  before !== undefined && /^(button|link|heading)\b/.test(before) && before.includes(phrase)

/** To this reader, what goes away from a live region is news as well. */
const repeats = (phrase: string, before: string | undefined) =>
  phrase === before && /^(polite|assertive): /.test(phrase)

function worthReading(phrases: readonly string[]): string[] {
  const kept: string[] = []
  for (const phrase of phrases)
    if (!noise.test(phrase) && !echoes(phrase, kept.at(-1)) && !repeats(phrase, kept.at(-1))) kept.push(phrase)
  return kept
}

/** What a screen reader says from the first to the last word of the page: roles and states in English, all else in the words of the page. */
export async function readPage(): Promise<string[]> {
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
  const said = await virtual.spokenPhraseLog()
  await virtual.stop()
  return worthReading(said)
}

/** Expects exactly these phrases from now on, in this order: what gets the focus, and what is announced meanwhile. */
export async function listen() {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  onTestFinished(() => virtual.stop())
  return async (...phrases: string[]) => {
    const heard = async () => worthReading(await virtual.spokenPhraseLog())
    await expect.poll(heard).toEqual(phrases)
    await virtual.clearSpokenPhraseLog()
  }
}
