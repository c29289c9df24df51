import type { Theme } from '../../../design-system/tokens/theme.ts'
import { isRepresentative, isScreen, showNothing, type Entry } from '../entries.ts'
import type { Look, StoryPage } from '../story-page.ts'
import type { Rule } from './inject-rules.ts'
import { mostShift } from './shifts.ts'

/** A look, and what is judged in it. */
interface Check extends Look {
  words: string
  rules: readonly Rule[]
}

const first: readonly Rule[] = [
  'emptiness',
  'brokenReferences',
  'smallTargets',
  'motion',
  'smallText',
  'coveredByToast',
]
const layout: readonly Rule[] = ['sidewaysScroll', 'cutText', 'overlappingText', 'coveredByToast']
const forced: readonly Rule[] = ['borderlessControls', 'lostText']

const harshestSize: Look = { viewport: 'reflow', theme: 'calm-light', fontSize: '200%' }

/** For a sheet, which shows every state of its part, and for the first state of a screen, which has no sheet. */
const looks: readonly Check[] = [
  {
    words: 'something to see, references that lead somewhere, targets of 44 px, text of 16 px, nothing moves',
    rules: first,
  },
  {
    theme: 'calm-dark',
    spacing: true,
    words: 'text of 18 px in calm-dark, and room for more space between letters, words and lines',
    rules: ['smallText', ...layout],
  },
  { forcedColors: 'active', words: 'edges and text in forced colours', rules: forced },
  { ...harshestSize, words: 'text twice as large in 320 × 256 px', rules: ['smallText', ...layout] },
]

/** What fits in the last of these mostly fits in these. */
const furtherLooks: readonly Check[] = [
  { theme: 'calm-light', words: 'text of 18 px in calm-light', rules: ['smallText'] },
  { fontSize: '200%', words: 'text twice as large', rules: ['smallText', ...layout] },
  { viewport: 'wide', words: '1280 px', rules: ['coveredByToast'] },
  { viewport: 'reflow', words: '320 × 256 px', rules: layout },
  { viewport: 'reflow', theme: 'calm-light', words: '320 × 256 px in calm-light', rules: layout },
]

/**
 * For a single state, whose part has every look on its sheet, or whose screen has it in its first state: what it has of its own is what stands in it and how much of that.
 * Forced colours change no size, so all of it is judged in them.
 */
const asItIs: Check = {
  forcedColors: 'active',
  words:
    'something to see, references that lead somewhere, targets of 44 px, text of 16 px, nothing moves, edges and text in forced colours',
  rules: [...first, ...forced],
}
/** Less room than in any other look: text twice as large with more space around it, in the smallest window. What fits here fits in each. */
const harshest: Check = {
  ...harshestSize,
  forcedColors: 'active',
  spacing: true,
  words: 'all at once',
  rules: ['smallText', ...layout],
}
/** The same as it has to fit, one demand at a time: a state for which all at once is too much is judged by these. */
const harsh: readonly Check[] = [
  {
    forcedColors: 'active',
    theme: 'calm-dark',
    spacing: true,
    words: 'text of 18 px, and room for more space between letters, words and lines',
    rules: ['smallText', ...layout],
  },
  {
    ...harshestSize,
    forcedColors: 'active',
    words: 'text twice as large in 320 × 256 px',
    rules: ['smallText', ...layout],
  },
]

/** What another theme can break: it has other colours and sizes, and the same words, roles and order. The enhanced contrast leaves to the other what fails that one. */
const ofTheme = {
  options: {
    runOnly: [
      'color-contrast',
      'color-contrast-enhanced',
      'link-in-text-block',
      'target-size',
      'scrollable-region-focusable',
    ],
  },
}
/** What a size can break. Contrast does not depend on it. */
const ofSize = {
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  },
}

interface Finding {
  rule: string
  found: readonly string[]
}

async function look({ id }: Entry, { check }: StoryPage, { words: rule, rules, ...one }: Check): Promise<Finding> {
  const asked = rules.filter((name) => name !== 'emptiness' || !showNothing.includes(id))
  return { rule, found: await check(one, asked) }
}

const axeIn = async ({ violations }: StoryPage, theme: Theme): Promise<Finding> => ({
  rule: `axe in ${theme}`,
  found: await violations({ theme }, ofTheme),
})

/** What a story breaks, rule by rule and look by look. Each look is taken once the finding before it has been read. */
export async function* checkStory(story: Entry, storyPage: StoryPage): AsyncGenerator<Finding> {
  const { id, title, tags } = story
  const { open, check, point, violations } = storyPage
  await open(id)
  // A sheet is no screen: nobody is reading it while it is drawn.
  const { sum, words } = isScreen(title) ? storyPage.shifted() : { sum: 0, words: [] }
  if (sum > mostShift) yield { rule: `moves by itself, ${sum.toFixed(3)} of at most ${mostShift}`, found: words }
  yield { rule: 'axe', found: await violations({}) }
  if (isRepresentative(story)) {
    if (tags.includes('every-theme')) yield await axeIn(storyPage, 'calm-dark')
    for (const one of looks) yield await look(story, storyPage, one)
    yield { rule: 'axe, at the end of these', found: await violations(harshestSize, ofSize) }
    yield { rule: 'under the pointer', found: await point() }
    yield { rule: 'by keyboard', found: await check({}, ['focusRings']) }
  } else {
    yield await look(story, storyPage, asItIs)
    if ((await look(story, storyPage, harshest)).found.length > 0)
      for (const one of harsh) yield await look(story, storyPage, one)
    if (isScreen(title)) yield await axeIn(storyPage, 'calm-dark')
  }
  yield { rule: 'no errors, no strangers', found: storyPage.problems }
}

/** The same in the looks that a component's sheet and the first state of a screen have beside these. */
export async function* checkFurther(story: Entry, storyPage: StoryPage): AsyncGenerator<Finding> {
  await storyPage.open(story.id)
  if (story.tags.includes('every-theme')) yield await axeIn(storyPage, 'calm-light')
  for (const one of furtherLooks) yield await look(story, storyPage, one)
}
