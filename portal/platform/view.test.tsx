import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import fc from 'fast-check'
import { textSizes } from '../../design-system/tokens/text-size.ts'
import { themes } from '../../design-system/tokens/theme.ts'
import { standardRest, untouched, type DisplaySettings } from './display-settings.ts'
import { defaultSettings, settingsAtom } from './settings.ts'
import { subscribeToStoredViewAtom, isAtRestAtom, isSofter, restViewAtom, switchRestAtom, viewAtom } from './view.ts'

const shown = () => [
  document.documentElement.dataset.theme,
  document.documentElement.dataset.contrast,
  document.documentElement.dataset.textSize,
]

type Preference = 'color-scheme: dark' | 'contrast: more' | 'contrast: less' | 'forced'

/** Mocks what the system prefers; the function returned makes it prefer other things. */
function systemPrefers(...preferences: readonly Preference[]) {
  const lists = new Map(
    (['color-scheme: dark', 'contrast: more', 'contrast: less', 'forced'] as const).map((name) => [
      name === 'forced' ? '(forced-colors: active)' : `(prefers-${name})`,
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
  onTestFinished(store.set(subscribeToStoredViewAtom))
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
    delete dataset.rest
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
  'CALM-01.6 CALM-04.3 without a choice it follows the system: %j shows %s in %s contrast',
  (preferences, theme, contrast) => {
    systemPrefers(...preferences)
    expect(start().get(viewAtom)).toEqual(untouched)
    expect(shown()).toEqual([theme, contrast, 'normal'])
  },
)

test('CALM-01.6 CALM-04.2 CALM-04.3 it follows changes of the system while the portal is open, until a choice is made', async () => {
  const turn = systemPrefers()
  const store = start()
  expect(isSofter(store.get(viewAtom))).toBe(false)
  turn('color-scheme: dark', 'contrast: less')
  expect(shown()).toEqual(['calm-dark', 'softer', 'normal'])
  expect(isSofter(store.get(viewAtom))).toBe(true)
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
  'CALM-04.2 a choice of the patient overrides the preference of the system: %s, softer %o',
  async (preference, softer, contrast) => {
    systemPrefers(preference)
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark', softer })
    await expect.poll(shown).toEqual(['calm-dark', contrast, 'normal'])
    expect(isSofter(store.get(viewAtom))).toBe(softer)
  },
)

test('CALM-01.3 CALM-04.2 a choice applies at once and is stored on the device', async () => {
  const store = start()
  const chosen: DisplaySettings = { theme: 'calm-light', softer: true, textSize: 'larger', oneQuestion: false }
  store.set(viewAtom, chosen)
  await expect.poll(shown).toEqual(['calm-light', 'softer', 'larger'])
  expect(start().get(viewAtom)).toEqual(chosen)
})

describe('another tab', () => {
  test('CALM-01.4 CALM-04.2 a choice made there is shown here too', () => {
    const store = start()
    storedByAnotherTab(JSON.stringify({ theme: 'calm-dark', softer: true, textSize: 'large', oneQuestion: true }))
    expect(shown()).toEqual(['calm-dark', 'softer', 'large'])
    expect(store.get(viewAtom).oneQuestion).toBe(true)
  })

  test('a change of another key there has no effect; clearing all storage has', async () => {
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

describe('any stored value is handled', () => {
  test.each([
    '',
    'no json',
    'null',
    '[]',
    '5',
    '"calm-dark"',
    '{"theme":5,"softer":1,"textSize":{},"oneQuestion":"yes"}',
    '{"theme":"neon"}',
  ])('CALM-01 %s counts as no choice', (stored) => {
    systemPrefers()
    localStorage.setItem('view', stored)
    expect(start().get(viewAtom)).toEqual(untouched)
    expect(shown()).toEqual(['standard', 'normal', 'normal'])
  })

  test('CALM-01.3 one invalid property does not affect the others', () => {
    localStorage.setItem('view', '{"theme":"calm-light","textSize":"huge","oneQuestion":true}')
    expect(start().get(viewAtom)).toEqual({ theme: 'calm-light', softer: null, textSize: 'normal', oneQuestion: true })
  })

  test('CALM-04.3 a value stored before there was a contrast setting is still read', () => {
    systemPrefers('contrast: less')
    localStorage.setItem('view', '{"theme":"calm-light","textSize":"large","oneQuestion":true}')
    expect(start().get(viewAtom)).toEqual({ theme: 'calm-light', softer: null, textSize: 'large', oneQuestion: true })
    expect(shown()).toEqual(['calm-light', 'softer', 'large'])
  })

  test('without storage the choice holds for this visit', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError')
    })
    const store = start()
    store.set(viewAtom, { ...untouched, theme: 'calm-dark' })
    expect(store.get(viewAtom).theme).toBe('calm-dark')
    await expect.poll(shown).toContain('calm-dark')
  })
})

describe('Rust', () => {
  const rested = ['calm-dark', 'softer', 'larger']
  const restShown = () => document.documentElement.dataset.rest

  test('CALM-03.1 one press applies the Rust settings, chosen by the patient or by default the clinic', () => {
    systemPrefers()
    const store = start()
    store.set(switchRestAtom)
    expect(shown()).toEqual(rested)
    expect(restShown()).toBe('on')
    expect(start().get(isAtRestAtom)).toBe(true)
    localStorage.clear()
    const other = start()
    other.set(settingsAtom, { ...defaultSettings, firstRest: { ...standardRest, theme: 'calm-light', softer: false } })
    other.set(switchRestAtom)
    expect(shown()).toEqual(['calm-light', 'normal', 'larger'])
  })

  test('CALM-03.2 switching off restores exactly the earlier settings, whatever was changed during Rust', () => {
    systemPrefers()
    const views: fc.Arbitrary<DisplaySettings> = fc.record({
      theme: fc.constantFrom('system', ...themes),
      softer: fc.option(fc.boolean()),
      textSize: fc.constantFrom(...textSizes),
      oneQuestion: fc.option(fc.boolean()),
    })
    fc.assert(
      fc.property(views, fc.array(views, { maxLength: 4 }), (before, changes) => {
        localStorage.setItem('view', JSON.stringify(before))
        const store = start()
        const was = shown()
        store.set(switchRestAtom)
        for (const change of changes) store.set(restViewAtom, change)
        store.set(switchRestAtom)
        expect(shown()).toEqual(was)
        expect(restShown()).toBeUndefined()
        expect(store.get(viewAtom)).toEqual(before)
        expect(start().get(viewAtom)).toEqual(before)
        expect(store.get(restViewAtom)).toEqual(changes.at(-1) ?? standardRest)
      }),
    )
  })

  test.each(['contrast: more', 'forced'] as const)(
    'CALM-03.3 with the system preference %s theme and contrast stay, and the rest of Rust applies',
    (preference) => {
      systemPrefers(preference)
      localStorage.setItem('view', '{"theme":"calm-light","softer":false}')
      const store = start()
      store.set(switchRestAtom)
      expect(shown()).toEqual(['calm-light', 'normal', 'larger'])
    },
  )

  test.each([
    [13, 'long'],
    [11, 'on'],
  ])('CALM-03.4 it never ends by itself: reopened after %d hours it is %s', (hours, state) => {
    systemPrefers()
    start().set(switchRestAtom)
    const kept = JSON.parse(localStorage.getItem('view') ?? '') as object
    localStorage.setItem('view', JSON.stringify({ ...kept, restSince: Date.now() - hours * 3_600_000 }))
    start()
    expect(shown()).toEqual(rested)
    expect(restShown()).toBe(state)
  })

  test('CALM-03.5 another tab follows, but not during a press here', async () => {
    systemPrefers()
    const store = start()
    const rest = JSON.stringify({ ...untouched, rest: standardRest, restSince: Date.now() })
    dispatchEvent(new PointerEvent('pointerdown'))
    storedByAnotherTab(rest)
    expect(store.get(isAtRestAtom)).toBe(false)
    dispatchEvent(new PointerEvent('pointerup'))
    await expect.poll(() => store.get(isAtRestAtom)).toBe(true)
    expect(shown()).toEqual(rested)
    storedByAnotherTab('{}')
    expect(store.get(isAtRestAtom)).toBe(false)
  })

  test.each([
    '{"restSince":5}',
    '{"rest":[],"restSince":5}',
    '{"rest":{},"restSince":"5"}',
    '{"rest":{},"restSince":null}',
  ])('CALM-03 %s is not Rust', (kept) => {
    systemPrefers()
    localStorage.setItem('view', kept)
    expect(start().get(isAtRestAtom)).toBe(false)
    expect(restShown()).toBeUndefined()
  })

  test('CALM-03.6 the content in view stays at the same height, and focus stays', () => {
    systemPrefers()
    const main = document.createElement('main')
    main.innerHTML = `${'<p>Een regel tekst die langer wordt als de letters groter zijn.</p>'.repeat(60)}<button>Verder</button>${'<p>Meer.</p>'.repeat(60)}`
    document.body.append(main)
    onTestFinished(() => main.remove())
    const store = start()
    const button = main.querySelector('button')
    button?.focus()
    button?.scrollIntoView({ block: 'center' })
    const heights = [main.scrollHeight]
    const place = () => Math.round(button?.getBoundingClientRect().top ?? 0)
    const before = place()
    for (const isOn of [true, false]) {
      store.set(switchRestAtom)
      expect(store.get(isAtRestAtom)).toBe(isOn)
      heights.push(main.scrollHeight)
      expect(Math.abs(place() - before)).toBeLessThanOrEqual(1)
      expect(document.activeElement).toBe(button)
    }
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
  })
})

test.each([
  ['standard', '#eef1e6'],
  ['calm-light', '#c3cab3'],
  ['calm-dark', '#141a12'],
] as const)('PWA-07.1 the theme-color of the browser is the colour of %s', async (theme, colour) => {
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
