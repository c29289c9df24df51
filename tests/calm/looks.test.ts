import { expect, test } from 'vitest'
import { everyMode, oneMode, stateMatrixModes, type Mode } from '../../.storybook/modes.ts'
import { calmLooks, kindOf, type Extent } from './looks.ts'

const screen = { id: 'screens-login--ready', title: 'Screens/Login', tags: [] as string[] }
const overlay = { ...screen, tags: ['over-a-screen'] }
const matrix = { id: 'design-system-forms-button--all-states', title: 'Design system/Forms/Button', tags: [] }

const taken = (modes: Record<string, Mode>) => Object.entries(modes).map(([mode, look]) => ({ mode, ...look }))
const modesOf = (
  story: typeof screen,
  pictured: Record<string, Mode>,
  { isFirst = false, extent = 'short' }: { isFirst?: boolean; extent?: Extent } = {},
): string[] => calmLooks(story, taken(pictured), isFirst, extent).map(({ mode }) => mode)

const all = (ending: string): string[] => ['standard', 'calm-light', 'calm-dark'].map((theme) => `${theme} ${ending}`)

test('a component is measured in every mode of its state matrix', () => {
  expect(modesOf(matrix, stateMatrixModes)).toEqual(Object.keys(stateMatrixModes))
  expect(modesOf(matrix, oneMode)).toEqual([])
})

test('a screen is measured in the modes of its screenshots, except print', () => {
  const printed: Mode = { theme: 'standard', viewport: 'paper', media: 'print' }
  expect(modesOf(screen, { ...everyMode, 'standard paper print': printed })).toEqual(Object.keys(everyMode))
  expect(modesOf(screen, oneMode)).toEqual(Object.keys(oneMode))
})

test('a screen without a screenshot is measured in each theme, its first state also with softer contrast and on a wide viewport', () => {
  expect(modesOf(screen, {})).toEqual(all('phone'))
  expect(modesOf(screen, {}, { isFirst: true })).toEqual([...all('phone'), ...all('phone softer'), ...all('wide')])
})

test('an overlay is also measured in its viewport only', () => {
  expect(modesOf(overlay, oneMode)).toEqual(['standard phone', ...all('phone, its window')])
  expect(calmLooks(overlay, [], false, 'short').every(({ isWindowOnly }) => isWindowOnly)).toBe(true)
})

test('the full extent adds every theme at both widths, and softer contrast for the first state', () => {
  const full = modesOf(screen, everyMode, { isFirst: true, extent: 'full' })
  expect(full.toSorted()).toEqual(
    [...all('phone'), ...all('phone softer'), ...all('wide'), ...all('wide softer')].toSorted(),
  )
  expect(modesOf(screen, oneMode, { extent: 'full' }).toSorted()).toEqual([...all('phone'), ...all('wide')].toSorted())
})

test('the kind of a story determines its limits', () => {
  expect([screen, overlay, matrix, { ...matrix, id: 'design-system-clinic-pdfframe--ready' }].map(kindOf)).toEqual([
    'screen',
    'overlay',
    'matrix',
    'paper',
  ])
})
