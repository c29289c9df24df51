import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { followStoredViewAtom, isSofterAtom, viewAtom, type View } from './view.ts'

const untouched: View = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: null }
const shown = () => [
  document.documentElement.dataset.theme,
  document.documentElement.dataset.contrast,
  document.documentElement.dataset.textSize,
]

type Preference = 'color-scheme: dark' | 'contrast: more' | 'contrast: less'

/** Mocks what the system prefers; the function returned makes it prefer other things. */
function systemPrefers(...preferences: readonly Preference[]) {
  const lists = new Map(
    (['color-scheme: dark', 'contrast: more', 'contrast: less'] as const).map((name) => [
      `(prefers-${name})`,
      Object.assign(new EventTarget(), { matches: preferences.includes(name), name }),
    ]),
  )
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => lists.get(query) as unknown as MediaQueryList)
  return (...next: readonly Preference[]) => {
    for (const list of lists.values()) {
      const matches = next.includes(list.name)
      if (matches === list.matches) continue
      list.matches = matches
      list.dispatchEvent(new Event('change'))
    }
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
  const { theme, contrast, textSize } = dataset
  onTestFinished(() => {
    dataset.theme = theme ?? 'standard'
    if (contrast) dataset.contrast = contrast
    else delete dataset.contrast
    if (textSize) dataset.textSize = textSize
    else delete dataset.textSize
  })
})

test.each([
  [[], 'standard', 'normal'],
  [['color-scheme: dark'], 'calm-dark', 'normal'],
  // More contrast is strongest in the standard theme.
  [['contrast: more'], 'standard', 'normal'],
  [['color-scheme: dark', 'contrast: more'], 'standard', 'normal'],
  [['contrast: less'], 'standard', 'softer'],
  [['color-scheme: dark', 'contrast: less'], 'calm-dark', 'softer'],
] as const)(
  'CALM-01.6 CALM-03.3 untouched, it follows the system: %j shows %s in %s contrast',
  (preferences, theme, contrast) => {
    systemPrefers(...preferences)
    expect(start().get(viewAtom)).toEqual(untouched)
    expect(shown()).toEqual([theme, contrast, 'normal'])
  },
)

test('CALM-01.6 CALM-03.2 CALM-03.3 the system changes while the portal is open, and it follows until a choice is made', async () => {
  const turn = systemPrefers()
  const store = start()
  expect(store.get(isSofterAtom)).toBe(false)
  turn('color-scheme: dark', 'contrast: less')
  expect(shown()).toEqual(['calm-dark', 'softer', 'normal'])
  expect(store.get(isSofterAtom)).toBe(true)
  turn('color-scheme: dark', 'contrast: more')
  expect(shown()).toEqual(['standard', 'normal', 'normal'])
  store.set(viewAtom, { ...untouched, theme: 'calm-light' })
  turn('contrast: less')
  await expect.poll(shown).toEqual(['calm-light', 'softer', 'normal'])
  store.set(viewAtom, { ...untouched, theme: 'calm-light', softer: false })
  turn()
  turn('contrast: less')
  await expect.poll(shown).toEqual(['calm-light', 'normal', 'normal'])
})

test.each([
  ['contrast: less', false, 'normal'],
  ['contrast: more', true, 'softer'],
] as const)(
  'CALM-03.2 what the patient chose goes before what the system prefers: %s, softer %o',
  async (preference, softer, contrast) => {
    systemPrefers(preference)
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark', softer })
    await expect.poll(shown).toEqual(['calm-dark', contrast, 'normal'])
    expect(store.get(isSofterAtom)).toBe(softer)
  },
)

test('CALM-01.3 CALM-03.2 a choice applies at once and is kept on the device', async () => {
  const store = start()
  const chosen: View = { theme: 'calm-light', softer: true, textSize: 'larger', oneQuestion: false }
  store.set(viewAtom, chosen)
  await expect.poll(shown).toEqual(['calm-light', 'softer', 'larger'])
  expect(start().get(viewAtom)).toEqual(chosen)
})

describe('another tab', () => {
  test('CALM-01.4 CALM-03.2 what it chooses shows here too', () => {
    const store = start()
    storedByAnotherTab(JSON.stringify({ theme: 'calm-dark', softer: true, textSize: 'large', oneQuestion: true }))
    expect(shown()).toEqual(['calm-dark', 'softer', 'large'])
    expect(store.get(viewAtom).oneQuestion).toBe(true)
  })

  test('what it keeps under another name changes nothing; clearing everything does', async () => {
    systemPrefers()
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark' })
    localStorage.removeItem('view')
    dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    await expect.poll(shown).toContain('calm-dark')
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(shown()[0]).toBe('standard')
  })
})

describe('what is stored may be anything', () => {
  test.each([
    '',
    'no json',
    'null',
    '[]',
    '5',
    '"calm-dark"',
    '{"theme":5,"softer":1,"textSize":{},"oneQuestion":"yes"}',
    '{"theme":"neon"}',
  ])('CALM-01 %s counts as untouched', (stored) => {
    systemPrefers()
    localStorage.setItem('view', stored)
    expect(start().get(viewAtom)).toEqual(untouched)
    expect(shown()).toEqual(['standard', 'normal', 'normal'])
  })

  test('CALM-01.3 one part that does not fit leaves the others', () => {
    localStorage.setItem('view', '{"theme":"calm-light","textSize":"huge","oneQuestion":true}')
    expect(start().get(viewAtom)).toEqual({ theme: 'calm-light', softer: null, textSize: 'normal', oneQuestion: true })
  })

  test('CALM-03.3 what was kept before there was a choice of contrast is still read', () => {
    systemPrefers('contrast: less')
    localStorage.setItem('view', '{"theme":"calm-light","textSize":"large","oneQuestion":true}')
    expect(start().get(viewAtom)).toEqual({ theme: 'calm-light', softer: null, textSize: 'large', oneQuestion: true })
    expect(shown()).toEqual(['calm-light', 'softer', 'large'])
  })

  test('a device that stores nothing keeps the choice for this visit', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError')
    })
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark' })
    expect(store.get(viewAtom).theme).toBe('calm-dark')
    await expect.poll(shown).toContain('calm-dark')
  })
})

test.each([
  ['standard', '#eef1e6'],
  ['calm-light', '#c3cab3'],
  ['calm-dark', '#141a12'],
] as const)('PWA-07.1 the bars around the page take the colour of %s', async (theme, colour) => {
  const metas = ['light', 'dark'].map((scheme) =>
    Object.assign(document.createElement('meta'), {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: 'none',
    }),
  )
  document.head.append(...metas)
  onTestFinished(() => {
    for (const meta of metas) meta.remove()
  })
  start().set(viewAtom, { ...untouched, theme })
  await expect.poll(() => metas.map(({ content }) => content)).toEqual([colour, colour])
})
