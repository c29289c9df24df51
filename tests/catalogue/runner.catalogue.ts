import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { moment } from '../../.storybook/freeze-time.ts'
import { filesOnDisk } from '../support/files-on-disk.ts'
import { log } from '../support/log.ts'
import { readAcceptedHashes } from './accepted-hashes.ts'
import { stories } from './entries.ts'
import { modesOf } from './preview.ts'
import { baselineFolder, bytesOfBaseline, leftOver, mostBytes, readShots } from './shot.ts'
import { test } from './story-page.ts'
import { extended } from '../support/extended.ts'

const shots = readShots()

test('Storybook reports the modes of a story', { tag: extended }, async ({ storyPage }) => {
  const [shot] = shots
  if (!shot) throw new Error('The catalogue holds no story to picture.')
  await storyPage.show(shot.story)
  const reported = (await modesOf(storyPage.page, [shot.story]))[shot.story]
  const { story, title } = shot
  expect(
    reported && 'modes' in reported
      ? Object.entries(reported.modes).map(([mode, asked]) => ({ story, title, mode, ...asked }))
      : reported,
  ).toEqual(shots.filter((other) => other.story === story))
})

test(
  'a story has only the conditions of its mode, whatever the mode before',
  { tag: extended },
  async ({ storyPage }) => {
    const { page } = storyPage
    const worn = (): Promise<unknown> =>
      page.evaluate(() => {
        const { fontSize, color, direction } = getComputedStyle(document.documentElement)
        const ink = getComputedStyle(document.documentElement).getPropertyValue('--color-ink')
        return { fontSize, color, direction, ink, isPrint: matchMedia('print').matches, width: innerWidth }
      })
    await storyPage.show('design-system-forms-textfield--all-states')
    await storyPage.check({}, [])
    const before = await worn()
    const odd = { viewport: 'wide', contrast: 'softer', direction: 'rtl', fontSize: '200%', media: 'print' } as const
    await storyPage.check(odd, [])
    expect(await worn()).not.toEqual(before)
    await storyPage.check({}, [])
    expect(await worn()).toEqual(before)
  },
)

test('a story is reloaded after it was clicked', { tag: extended }, async ({ storyPage }) => {
  const { page, open, show, pressTranslated } = storyPage
  const story = 'design-system-choice-checkbox--empty'
  const box = page.getByRole('checkbox')
  await open(story)
  await box.evaluate((element) => element.setAttribute('data-opened', 'before'))
  await open(story)
  await expect(box).toHaveAttribute('data-opened', 'before')
  await pressTranslated(false)
  await expect(box).toBeChecked()
  await open(story)
  await expect(box).not.toBeChecked()
  await pressTranslated(false)
  await expect(box).toBeChecked()
  await open('design-system-choice-checkbox--hint')
  await open(story)
  await expect(box).not.toBeChecked()
  // A test may also click by itself.
  await show(story)
  await box.click()
  await expect(box).toBeChecked()
  await open('design-system-choice-checkbox--hint')
  await open(story)
  await expect(box).not.toBeChecked()
})

test('the clock and random numbers are the same in every story', { tag: extended }, async ({ storyPage }) => {
  for (const { story } of shots.slice(0, 3)) {
    await storyPage.show(story)
    const [now, asText, chance] = await storyPage.page.evaluate(() => [
      Date.now(),
      String(new Date()),
      Math.random() < 1 && globalThis.Math.random.toString().includes('native'),
    ])
    expect([now, asText, chance]).toEqual([moment, expect.stringContaining('Nov 21 2026 09:00:00 GMT+0100'), false])
  }
})

test('every story file is in Storybook', () => {
  expect([...new Set(stories.map(({ importPath }) => importPath.replace('./', '')))].toSorted()).toEqual(
    filesOnDisk('stories').toSorted(),
  )
})

test('every approved screenshot belongs to a story, and together they stay within their maximum size', () => {
  const bytes = bytesOfBaseline()
  log(
    `All approved pictures together: ${(bytes / 1024 / 1024).toFixed(1)} MB of at most ${mostBytes / 1024 / 1024} MB.`,
  )
  expect(leftOver(shots), 'pictures without a story; npm run visual:approve removes them').toEqual([])
  expect(
    Object.keys(readAcceptedHashes()).filter((picture) => !existsSync(join(baselineFolder, picture))),
    'compared pictures that are gone',
  ).toEqual([])
  expect(bytes).toBeLessThanOrEqual(mostBytes)
})
