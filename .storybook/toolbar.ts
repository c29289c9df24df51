import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { textSizes } from '../design-system/tokens/text-size.ts'
import { contrasts, themes } from '../design-system/tokens/theme.ts'
import { fakeMedia } from './fake-media.ts'

/** The toolbar's choices, by their global: what each may be, the first at the start, and how it is called. */
const choices = {
  theme: { values: themes, title: 'Theme', icon: 'circlehollow', word: (value: string) => value },
  contrast: { values: contrasts, title: 'Contrast', icon: 'contrast', word: (value: string) => `${value} contrast` },
  textSize: { values: textSizes, title: 'Text size', icon: 'paragraph', word: (value: string) => `${value} text` },
  direction: {
    values: ['ltr', 'rtl'],
    title: 'Direction',
    icon: 'transfer',
    word: (value: string) => (value === 'rtl' ? 'right to left' : 'left to right'),
  },
  zoom: { values: ['100', '200'], title: 'Zoom', icon: 'zoom', word: (value: string) => `${value} % zoom` },
  forcedColors: {
    values: ['none', 'active'],
    title: 'Forced colours',
    icon: 'paintbrush',
    word: (value: string) => (value === 'active' ? 'forced colours' : 'own colours'),
  },
  motion: {
    values: ['no-preference', 'reduce'],
    title: 'Motion',
    icon: 'play',
    word: (value: string) => (value === 'reduce' ? 'reduced motion' : 'all motion'),
  },
} as const
type Choice = keyof typeof choices

/** The globals that the toolbar's choices set. */
export const toolbarGlobals = Object.keys(choices) as Choice[]

/** The toolbar's buttons, in Storybook's format. */
export const toolbarTypes = Object.fromEntries(
  toolbarGlobals.map((name) => {
    const { values, title, icon, word } = choices[name]
    return [
      name,
      {
        description: title,
        toolbar: { title, icon, items: values.map((value) => ({ value, title: word(value) })), dynamicTitle: true },
      },
    ]
  }),
)

export const initialChoices = Object.fromEntries(toolbarGlobals.map((name) => [name, choices[name].values[0]]))

/** Applies the toolbar's choices to the root element, also on docs pages without stories. */
export function followToolbar(): void {
  let fake = new Set<Parameters<typeof fakeMedia>[0] extends ReadonlySet<infer One> ? One : never>()
  const follow = ({ globals }: { globals: Partial<Record<string, string>> }): void => {
    const root = document.documentElement
    for (const name of toolbarGlobals) {
      const { values } = choices[name]
      root.dataset[name] = (values as readonly string[]).find((value) => value === globals[name]) ?? values[0]
    }
    root.dir = root.dataset.direction ?? 'ltr'
    fake = new Set([
      ...(root.dataset.forcedColors === 'active' ? (['(forced-colors: active)'] as const) : []),
      ...(root.dataset.motion === 'reduce' ? (['(prefers-reduced-motion: reduce)'] as const) : []),
    ])
    fakeMedia(fake)
  }
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, follow)
  channel.on(GLOBALS_UPDATED, follow)
  // A story can bring style sheets of its own.
  channel.on(STORY_RENDERED, () => {
    if (fake.size > 0) fakeMedia(fake)
  })
}
