import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { followStoredViewAtom, viewAtom, type View } from './view.ts'

const untouched: View = { theme: 'system', textSize: 'normal', oneQuestion: null }
const shown = () => [document.documentElement.dataset.theme, document.documentElement.dataset.textSize]

/** Mocks the system's preference for a dark theme. */
function systemPrefers(dark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: dark, media: '(prefers-color-scheme: dark)' })
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  return (next: boolean) => {
    list.matches = next
    list.dispatchEvent(new Event('change'))
  }
}

function start() {
  const store = createStore()
  onTestFinished(store.set(followStoredViewAtom))
  return store
}

const storedByAnotherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem('view')
  else localStorage.setItem('view', value)
  dispatchEvent(new StorageEvent('storage', { key: 'view', newValue: value }))
}

beforeEach(() => {
  localStorage.clear()
  const { dataset } = document.documentElement
  const { theme, textSize } = dataset
  onTestFinished(() => {
    dataset.theme = theme ?? 'standard'
    if (textSize) dataset.textSize = textSize
    else delete dataset.textSize
  })
})

test.each([[false, 'standard'], [true, 'calm-dark']])('CALM-01 untouched, it follows the system: dark %o shows %s', (dark, theme) => {
  systemPrefers(dark)
  expect(start().get(viewAtom)).toEqual(untouched)
  expect(shown()).toEqual([theme, 'normal'])
})

test('CALM-01 the system changes while the portal is open, and it follows until a choice is made', () => {
  const turn = systemPrefers(false)
  const store = start()
  turn(true)
  expect(shown()[0]).toBe('calm-dark')
  store.set(viewAtom, { ...untouched, theme: 'calm-light' })
  turn(false)
  expect(shown()[0]).toBe('calm-light')
})

test('CALM-01 a choice applies at once and is kept on the device', () => {
  const store = start()
  const chosen: View = { theme: 'calm-light', textSize: 'larger', oneQuestion: false }
  store.set(viewAtom, chosen)
  expect(shown()).toEqual(['calm-light', 'larger'])
  expect(start().get(viewAtom)).toEqual(chosen)
})

describe('another tab', () => {
  test('CALM-01 what it chooses shows here too', () => {
    const store = start()
    storedByAnotherTab(JSON.stringify({ theme: 'calm-dark', textSize: 'large', oneQuestion: true }))
    expect(shown()).toEqual(['calm-dark', 'large'])
    expect(store.get(viewAtom).oneQuestion).toBe(true)
  })

  test('what it keeps under another name changes nothing; clearing everything does', () => {
    systemPrefers(false)
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark' })
    localStorage.removeItem('view')
    dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(shown()[0]).toBe('calm-dark')
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(shown()[0]).toBe('standard')
  })
})

describe('what is stored may be anything', () => {
  test.each(['', 'no json', 'null', '[]', '5', '"calm-dark"', '{"theme":5,"textSize":{},"oneQuestion":"yes"}', '{"theme":"neon"}'])('CALM-01 %s counts as untouched', (stored) => {
    systemPrefers(false)
    localStorage.setItem('view', stored)
    expect(start().get(viewAtom)).toEqual(untouched)
    expect(shown()).toEqual(['standard', 'normal'])
  })

  test('CALM-01 one part that does not fit leaves the others', () => {
    localStorage.setItem('view', '{"theme":"calm-light","textSize":"huge","oneQuestion":true}')
    expect(start().get(viewAtom)).toEqual({ theme: 'calm-light', textSize: 'normal', oneQuestion: true })
  })

  test('a device that stores nothing keeps the choice for this visit', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('off', 'SecurityError') })
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark' })
    expect([store.get(viewAtom).theme, shown()[0]]).toEqual(['calm-dark', 'calm-dark'])
  })
})

test.each([['standard', '#eef1e6'], ['calm-light', '#c3cab3'], ['calm-dark', '#141a12']] as const)('PWA-07 the bars around the page take the colour of %s', (theme, colour) => {
  const metas = ['light', 'dark'].map((scheme) => Object.assign(document.createElement('meta'), { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: 'none' }))
  document.head.append(...metas)
  onTestFinished(() => { for (const meta of metas) meta.remove() })
  start().set(viewAtom, { ...untouched, theme })
  expect(metas.map(({ content }) => content)).toEqual([colour, colour])
})
