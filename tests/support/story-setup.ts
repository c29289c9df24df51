import axe from 'axe-core'
import { afterEach } from 'vitest'
import { themes } from '../../design-system/tokens/theme.ts'

/** What another theme can break: it has other colours and sizes, and the same words, roles and order. The enhanced contrast leaves to the other what fails that one. */
const rules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** The story that was just judged in the standard theme, as its test left it. */
interface StoryTest {
  story?: { tags: readonly string[] }
}

// A component's sheet holds every state of it: in the calm themes that is enough. Screens have no sheet.
afterEach(async (context) => {
  if ((context as StoryTest).story?.tags.includes('every-theme') !== true) return
  const { dataset } = document.documentElement
  const { theme: before } = dataset
  const found: string[] = []
  try {
    for (const theme of themes.filter((one) => one !== before)) {
      dataset.theme = theme
      const { violations } = await axe.run(document.body, { runOnly: rules, resultTypes: ['violations'] })
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in ${theme}: ${html}`)))
    }
  } finally {
    dataset.theme = before
  }
  if (found.length > 0) throw new Error(found.join('\n'))
})
