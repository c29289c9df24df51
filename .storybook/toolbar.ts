import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { textSizes } from '../design-system/tokens/text-size.ts'
import { contrasts, themes } from '../design-system/tokens/theme.ts'
import { fakeMedia } from './fake-media.ts'

/** The toolbar's settings by their global: their values, of which the first is the default, and their titles. */
const choices = {
  theme: { values: themes, title: 'Theme', icon: 'circlehollow', label: (value: string) => value },
  contrast: { values: contrasts, title: 'Contrast', icon: 'contrast', label: (value: string) => `${value} contrast` },
  textSize: { values: textSizes, title: 'Text size', icon: 'paragraph', label: (value: string) => `${value} text` },
  direction: {
    values: ['ltr', 'rtl'],
    title: 'Direction',
    icon: 'transfer',
    label: (value: string) => (value === 'rtl' ? 'right to left' : 'left to right'),
  },
  zoom: { values: ['100', '200'], title: 'Zoom', icon: 'zoom', label: (value: string) => `${value} % zoom` },
  forcedColors: {
    values: ['none', 'active'],
    title: 'Forced colours',
    icon: 'paintbrush',
    label: (value: string) => (value === 'active' ? 'forced colours' : 'own colours'),
  },
  motion: {
    values: ['no-preference', 'reduce'],
    title: 'Motion',
    icon: 'play',
    label: (value: string) => (value === 'reduce' ? 'reduced motion' : 'all motion'),
  },
} as const
type Choice = keyof typeof choices

/** Names of the globals that the toolbar sets. */
export const toolbarGlobals = Object.keys(choices) as Choice[]

/** The toolbar's menus in Storybook's format. */
export const toolbarTypes = Object.fromEntries(
  toolbarGlobals.map((name) => {
    const { values, title, icon, label } = choices[name]
    return [
      name,
      {
        description: title,
        toolbar: { title, icon, items: values.map((value) => ({ value, title: label(value) })), dynamicTitle: true },
      },
    ]
  }),
)

export const initialChoices = Object.fromEntries(toolbarGlobals.map((name) => [name, choices[name].values[0]]))

/** Applies the toolbar's settings to the root element, also on docs pages without stories. */
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
  // A story can add style sheets.
  channel.on(STORY_RENDERED, () => {
    if (fake.size > 0) fakeMedia(fake)
  })
}
