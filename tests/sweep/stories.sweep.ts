import { expect } from '@playwright/test'
import { themes } from '../../design-system/tokens/theme.ts'
import { filesOnDisk } from '../support/files-on-disk.ts'
import { isFirst, isLonger, isScreen, showNothing, sound, stories } from './catalogue.ts'
import { longer } from './longer.ts'
import { mostShift, shiftsIn } from './shifts.ts'
import { pressTranslated } from './translator.ts'
import { test, type Look, type Rule, type StoryPage } from './story-page.ts'

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

/** For a sheet, which shows every state of its part, and for the first state of a screen, which has no sheet. */
const everyLook: readonly Look[] = [
  {
    words: 'something to see, references that lead somewhere, targets of 44 px, text of 16 px, nothing moves',
    rules: first,
  },
  { theme: 'calm-light', words: 'text of 18 px in calm-light', rules: ['smallText'] },
  {
    theme: 'calm-dark',
    spacing: true,
    words: 'text of 18 px in calm-dark, and room for more space between letters, words and lines',
    rules: ['smallText', ...layout],
  },
  { fontSize: '200%', words: 'text twice as large', rules: ['smallText', ...layout] },
  { forcedColors: true, words: 'edges and text in forced colours', rules: forced },
  { window: 'wide', words: '1280 px', rules: ['coveredByToast'] },
  { window: 'small', words: '320 × 256 px', rules: layout },
  { window: 'small', theme: 'calm-light', words: '320 × 256 px in calm-light', rules: layout },
  {
    window: 'small',
    theme: 'calm-light',
    fontSize: '200%',
    words: 'text twice as large in 320 × 256 px',
    rules: layout,
  },
]

/**
 * For a single state, whose part has every look on its sheet, or whose screen has it in its first state: what it has of its own is what stands in it and how much of that.
 * Forced colours change no size, so all of it is judged in them.
 */
const asItIs: Look = {
  forcedColors: true,
  words:
    'something to see, references that lead somewhere, targets of 44 px, text of 16 px, nothing moves, edges and text in forced colours',
  rules: [...first, ...forced],
}
/** Less room than in any other look: text twice as large with more space around it, in the smallest window. What fits here fits in each. */
const harshest: Look = {
  forcedColors: true,
  window: 'small',
  theme: 'calm-light',
  fontSize: '200%',
  spacing: true,
  words: 'all at once',
  rules: ['smallText', ...layout],
}
/** The same as it has to fit, one demand at a time: a state for which all at once is too much is judged by these. */
const harsh: readonly Look[] = [
  {
    forcedColors: true,
    theme: 'calm-dark',
    spacing: true,
    words: 'text of 18 px, and room for more space between letters, words and lines',
    rules: ['smallText', ...layout],
  },
  {
    forcedColors: true,
    window: 'small',
    theme: 'calm-light',
    fontSize: '200%',
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

type Story = (typeof stories)[number]

interface Finding {
  rule: string
  found: readonly string[]
}

/** What a story breaks, rule by rule and look by look. Each look is taken once the finding before it has been read. */
async function* judgeStory(
  { id, title, tags }: Story,
  { page, show, problems, judge, point, violations }: StoryPage,
): AsyncGenerator<Finding> {
  const inFull = isScreen(title) ? isFirst(id, title) : tags.includes('every-theme')
  await show(id)
  // Before anything else is done to the page. A sheet is no screen: nobody is reading it while it is drawn.
  const { sum, words } = isScreen(title) ? await shiftsIn(page) : { sum: 0, words: [] }
  if (sum > mostShift) yield { rule: `moves by itself, ${sum.toFixed(3)} of at most ${mostShift}`, found: words }
  yield { rule: 'axe', found: await violations() }
  // A component's sheet holds every state of it, and what can meet in which theme is a table: in the calm themes the sheet is enough, and the first state of a screen.
  if (inFull && tags.includes('every-theme'))
    for (const theme of themes.slice(1)) yield { rule: `axe in ${theme}`, found: await violations(ofTheme, theme) }
  const look = async (one: Look): Promise<Finding> => ({
    rule: one.words,
    found: await judge({
      ...one,
      rules: one.rules.filter((rule) => rule !== 'emptiness' || !showNothing.includes(id)),
    }),
  })
  if (inFull) {
    for (const one of everyLook) yield await look(one)
    yield { rule: 'axe, at the end of these', found: await violations(ofSize) }
    yield { rule: 'under the pointer', found: await point() }
    yield { rule: 'by keyboard', found: await judge({ words: 'by keyboard', rules: ['focusRings'] }) }
  } else {
    yield await look(asItIs)
    if ((await judge(harshest)).length > 0) for (const one of harsh) yield await look(one)
  }
  yield { rule: 'no errors, no strangers', found: problems }
}

for (const story of sound) {
  const { id, title, name } = story
  test(`${title} › ${name} [${id}]`, { tag: isLonger(story) ? longer : [] }, async ({ storyPage }) => {
    for await (const { rule, found } of judgeStory(story, storyPage)) {
      // Playwright writes down each expectation, which takes longer than most rules do.
      if (found.length > 0) expect.soft(found, `${title} › ${name}: ${rule}`).toEqual([])
    }
  })
}

for (const { id, title, name } of sound.filter((story) => isScreen(story.title) && isLonger(story))) {
  test(`${title} › ${name} [${id}] in calm-dark`, { tag: longer }, async ({ storyPage: { show, violations } }) => {
    await show(id)
    expect(await violations(ofTheme, 'calm-dark')).toEqual([])
  })
}

for (const story of stories.filter(({ tags }) => tags.includes('mistake'))) {
  const { id, name } = story
  test(`${name} [${id}]`, async ({ storyPage }) => {
    const all: string[] = []
    try {
      for await (const { rule, found } of judgeStory(story, storyPage))
        all.push(...found.map((one) => `${rule}: ${one}`))
      all.push(...(await pressTranslated(storyPage, true)))
    } catch (error) {
      all.push(String(error))
    }
    expect(all.join('\n'), 'what the sweep says of it').toContain(await storyPage.caughtBy(id))
  })
}

test('every file of stories is in the catalogue', () => {
  expect([...new Set(stories.map(({ importPath }) => importPath.replace('./', '')))].toSorted()).toEqual(
    filesOnDisk('stories').toSorted(),
  )
})
