import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dutchVoice, fakeVoice } from '../../.storybook/fake-voice.ts'
import { ReadAloud, type ReadAloudProps } from './read-aloud.tsx'
import { dutch } from './samples/dutch-labels.ts'

const sentences = ['Dank voor uw bericht.', 'Neem een halve tablet.', 'Bel ons bij vragen.']
const voices = (...list: (typeof dutchVoice)[]) => {
  const { speech, restore } = fakeVoice(list)
  onTestFinished(restore)
  return speech
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const group = () => page.getByRole('group', { name: 'Voorlezen: brief' })

const Sample = ({ id = 'brief', ...props }: Partial<ReadAloudProps>) => (
  <div style={{ padding: '0 2rem', width: '16rem' }}>
    <div id={id}>
      <p>
        Dank voor <em>uw</em> bericht. Neem een
        {'\n'}halve tablet.
      </p>
      <p>Bel ons bij vragen.</p>
      <p aria-hidden>Versierd.</p>
    </div>
    <ReadAloud label="Voorlezen: brief" textId={id} lang="nl" labels={dutch} {...props} />
  </div>
)

function show(props: Partial<ReadAloudProps> = {}) {
  const speech = voices(dutchVoice)
  const said = () => speech.said.map(({ text }) => text)
  return { speech, said, ...render(<Sample {...props} />) }
}

test.each([
  ['no voice', []],
  ['only a remote voice', [{ ...dutchVoice, localService: false }]],
  ['only a voice of another language', [{ ...dutchVoice, lang: 'en-GB' }]],
])('READ-ALOUD-01 with %s the button is not shown', (_name, list) => {
  voices(...list)
  render(<Sample />)
  expect(page.getByRole('button').elements()).toEqual([])
})

test('READ-ALOUD-01 the button appears when the browser loads a voice later', async () => {
  const speech = voices()
  render(<Sample />)
  expect(page.getByRole('button').elements()).toEqual([])
  act(() => speech.arrive([{ ...dutchVoice, lang: 'nl_BE' }]))
  await expect.element(button('Lees voor')).toBeVisible()
})

test('READ-ALOUD-02 nothing is spoken before a press; then each sentence as shown, with a local voice of the device', async () => {
  const company = { ...dutchVoice, name: 'Company', localService: false }
  const speech = voices(company, dutchVoice)
  render(<Sample />)
  expect(speech.said).toEqual([])
  await button('Lees voor').click()
  expect(speech.cancelled).toBe(1)
  for (const [at, text] of sentences.entries()) {
    expect(speech.said.map((one) => one.text)).toEqual(sentences.slice(0, at + 1))
    expect(speech.said[at]).toMatchObject({ text, voice: dutchVoice, lang: 'nl-NL', rate: 0.9 })
    await expect.element(group()).toHaveAttribute('data-state', 'reading')
    act(() => speech.endSentence())
  }
  await expect.element(button('Lees voor')).toHaveFocus()
  expect(speech.said).toHaveLength(3)
})

test('READ-ALOUD-03 one button pauses and resumes at the same sentence, the other restarts; focus stays', async () => {
  const { speech, said } = show()
  await button('Lees voor').click()
  act(() => speech.endSentence())
  await button('Stop').click()
  expect(speech.cancelled).toBe(2)
  await expect.element(button('Lees verder')).toHaveFocus()
  await expect.element(page.getByText('Voorlezen stopte.')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(said()).toEqual([...sentences.slice(0, 2), sentences[1]])
  await button('Vanaf het begin').click()
  expect(said().at(-1)).toBe(sentences[0])
  act(() => speech.endSentence())
  expect(said().at(-1)).toBe(sentences[1])
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['leaving the page', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
  [
    'hiding the page',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('READ-ALOUD-04 %s stops reading, and it does not resume by itself', async (_name, happen) => {
  const { speech } = show()
  await button('Lees voor').click()
  await act(async () => happen())
  await expect.element(button('Lees verder')).toBeVisible()
  expect(speech.cancelled).toBe(2)
  vi.restoreAllMocks()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(speech.said).toHaveLength(1)
})

test('READ-ALOUD-04 unmounting stops reading', async () => {
  const { speech, unmount } = show()
  await button('Lees voor').click()
  unmount()
  expect(speech.cancelled).toBe(2)
  speech.endSentence()
  expect(speech.said).toHaveLength(1)
})

test('READ-ALOUD-04 reading another text stops the first', async () => {
  const speech = voices(dutchVoice)
  render(
    <>
      <Sample />
      <Sample id="andere" label="Voorlezen: andere brief" />
    </>,
  )
  await button('Lees voor').first().click()
  await button('Lees voor').click()
  await expect.element(button('Lees verder')).toBeVisible()
  expect(page.getByRole('button', { name: 'Stop', exact: true }).elements()).toHaveLength(1)
  act(() => speech.endSentence())
  expect(speech.said.map(({ text }) => text)).toEqual([sentences[0], sentences[0], sentences[1]])
})

test('READ-ALOUD-05 a voice that fails stops reading, with a message', async () => {
  const { speech } = show()
  await button('Lees voor').click()
  act(() => speech.fail())
  await expect.element(page.getByRole('status')).toHaveTextContent('Voorlezen stopte.')
  await button('Lees verder').click()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('READ-ALOUD-05 a sentence without an end event stops reading after a timeout, with a message', async () => {
  const { speech, said } = show()
  vi.useFakeTimers()
  act(() => (button('Lees voor').element() as HTMLElement).click())
  act(() => void vi.advanceTimersByTime(15_000))
  expect(group().element()).toHaveAttribute('data-state', 'reading')
  act(() => void vi.advanceTimersByTime(15_000))
  expect(page.getByRole('status').element().textContent).toBe('Voorlezen stopte.')
  expect(speech.cancelled).toBe(2)
  act(() => speech.endSentence())
  expect(said()).toHaveLength(1)
})

test('READ-ALOUD-05 reaching the end of a text that is still loading shows that reading stopped', async () => {
  const { speech } = show()
  const text = document.getElementById('brief')
  text?.setAttribute('aria-busy', 'true')
  await button('Lees voor').click()
  for (const _ of sentences) act(() => speech.endSentence())
  await expect.element(page.getByRole('status')).toHaveTextContent('Voorlezen stopte.')
  text?.append('En nog dit.')
  await button('Lees verder').click()
  expect(speech.said.at(-1)?.text).toBe('En nog dit.')
})

test('READ-ALOUD-06 a marker is shown beside the current sentence; the text does not change and nothing scrolls', async () => {
  const { speech } = show()
  const [first, second] = document.querySelectorAll('#brief p')
  const before = document.getElementById('brief')?.outerHTML
  const places = () => [first, second].map((line) => line?.getBoundingClientRect().toJSON() as object)
  const unread = places()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await button('Lees voor').click()
  const edge = () => group().element().querySelector('span[class*=absolute]')
  expect(getComputedStyle(edge() as Element).borderLeftWidth).toBe('4px')
  const box = () => edge()?.getBoundingClientRect() ?? new DOMRect()
  expect(box().right).toBeLessThan(first?.getBoundingClientRect().left ?? 0)
  expect(box().top).toBeGreaterThanOrEqual(first?.getBoundingClientRect().top ?? 0)
  expect(box().bottom).toBeLessThan(first?.getBoundingClientRect().bottom ?? 0)
  act(() => speech.endSentence())
  act(() => speech.endSentence())
  expect(box().top).toBeGreaterThanOrEqual(second?.getBoundingClientRect().top ?? 0)
  expect(box().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().bottom ?? 0)
  expect(document.getElementById('brief')?.outerHTML).toBe(before)
  expect(places()).toEqual(unread)
  expect(scroll).not.toHaveBeenCalled()
  act(() => speech.endSentence())
  expect(edge()).toBeNull()
})

test('READ-ALOUD-07 the first press opens a notice with focus; reading starts only by its button, and it is shown once', async () => {
  const speech = voices(dutchVoice)
  function Asking() {
    const [isAsked, setIsAsked] = useState(false)
    return <Sample notice={isAsked ? undefined : 'Anderen kunnen meeluisteren.'} onConfirm={() => setIsAsked(true)} />
  }
  render(<Asking />)
  await button('Lees voor').click()
  await expect.element(button('Lees voor')).toHaveAttribute('aria-expanded', 'true')
  expect(document.activeElement?.textContent).toContain('Anderen kunnen meeluisteren.')
  await button('Lees voor').click()
  await expect.element(page.getByText('Anderen kunnen meeluisteren.')).not.toBeInTheDocument()
  expect(speech.said).toEqual([])
  await button('Lees voor').click()
  await button('Begin met voorlezen').click()
  await expect.element(button('Stop')).toHaveFocus()
  expect(speech.said).toHaveLength(1)
  await button('Stop').click()
  await button('Lees verder').click()
  expect(speech.said).toHaveLength(2)
})

test('READ-ALOUD-08 the caller sets the spoken text and the volume, from the next sentence on', async () => {
  const spoken = (sentence: string) => sentence.toUpperCase()
  const { speech, rerender } = show({ spoken, volume: 0.5 })
  await button('Lees voor').click()
  rerender(<Sample spoken={spoken} volume={1} />)
  act(() => speech.endSentence())
  expect(speech.said.map(({ text, volume }) => [text, volume])).toEqual([
    ['DANK VOOR UW BERICHT.', 0.5],
    ['NEEM EEN HALVE TABLET.', 1],
  ])
})
