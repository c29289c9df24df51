import { expect, test } from 'vitest'
import { touchedStories } from './touched-stories.ts'

const [button, link, buttonStories, linkStories] = [
  'design-system/button/button.tsx',
  'design-system/link/link.tsx',
  'design-system/button/button.stories.tsx',
  'design-system/link/link.stories.tsx',
]
const users = { [button]: [link, buttonStories], [link]: [linkStories] }
const touched = (...changed: string[]) => touchedStories(changed, users, [buttonStories, linkStories])

test('a change affects the stories that import it, directly or indirectly, and no others', () => {
  expect(touched(button)).toEqual(new Set([buttonStories, linkStories]))
  expect(touched(link)).toEqual(new Set([linkStories]))
  expect(touched(buttonStories)).toEqual(new Set([buttonStories]))
  expect(touched('tests/run.ts')).toEqual(new Set())
})

test('a change of a file that every story is rendered with affects all stories', () => {
  for (const file of ['.storybook/preview.tsx', 'design-system/tokens/theme.css', 'tailwind.config.ts'])
    expect(touched(button, file), file).toBeUndefined()
})
