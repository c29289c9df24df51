import type { Theme } from '../../../design-system/tokens/theme.ts'
import { isRepresentative, isScreen, showNothing, type Entry } from '../entries.ts'
import type { Look, StoryPage } from '../story-page.ts'
import type { Rule } from './inject-rules.ts'
import { mostShift } from './shifts.ts'

/** A mode, and the rules to check in it. */
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

/** For a state matrix, which shows every state of its component, and for the first state of a screen, which has none. */
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

/** Modes that mostly pass if the last of those above does. */
const furtherLooks: readonly Check[] = [
  { theme: 'calm-light', words: 'text of 18 px in calm-light', rules: ['smallText'] },
  { fontSize: '200%', words: 'text twice as large', rules: ['smallText', ...layout] },
  { viewport: 'wide', words: '1280 px', rules: ['coveredByToast'] },
  { viewport: 'reflow', words: '320 × 256 px', rules: layout },
  { viewport: 'reflow', theme: 'calm-light', words: '320 × 256 px in calm-light', rules: layout },
]

/**
 * For a single state. The state matrix of its component, or the first state of its screen, is checked in every mode, so here only
 * its own content matters. Forced colours change no size, so all of it is checked in them.
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
/** The same as it has to fit, one demand at a time: a state that fails all at once is checked by these. */
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

/** The findings of a story, by rule and mode. The next mode starts after the previous finding has been read. */
export async function* checkStory(story: Entry, storyPage: StoryPage): AsyncGenerator<Finding> {
  const { id, title, tags } = story
  const { open, check, point, violations } = storyPage
  await open(id)
  // A state matrix is not a screen: nobody reads it while it is rendered.
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

/** The further modes of a state matrix and of the first state of a screen. */
export async function* checkFurther(story: Entry, storyPage: StoryPage): AsyncGenerator<Finding> {
  await storyPage.open(story.id)
  if (story.tags.includes('every-theme')) yield await axeIn(storyPage, 'calm-light')
  for (const one of furtherLooks) yield await look(story, storyPage, one)
}
