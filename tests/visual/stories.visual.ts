import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { moment } from '../../.storybook/freeze-time.ts'
import { failedAnnotation } from '../support/report.ts'
import { say } from '../support/say.ts'
import { isKnown, noteTaken, readAlike } from './alike.ts'
import { dress, modesOf } from './preview.ts'
import {
  baselineFolder,
  byStory,
  bytesOfBaseline,
  leftOver,
  mostBytes,
  pictureOf,
  readShots,
  type Shot,
} from './shot.ts'
import { test } from './story-page.ts'

const shots = readShots()
const alike = readAlike()
const approving = process.env.APPROVING === 'true'

/** Many pictures may differ at once, and each is looked at: none may cost a new browser. */
const differs = ({ annotations }: TestInfo, description: string): void => {
  annotations.push({ type: failedAnnotation, description })
}

function compare(shot: Shot): void {
  const picture = pictureOf(shot)
  test(
    `${shot.title} · ${shot.mode} [${shot.story}]`,
    { annotation: { type: 'picture', description: picture } },
    async ({ storyPage }, info) => {
      await storyPage.show(shot)
      const approved = join(baselineFolder, picture)
      const screenshot = await storyPage.picture()
      if (!approving && !existsSync(approved)) {
        await info.attach('actual', { body: screenshot, contentType: 'image/png' })
        return differs(info, 'new: nobody approved a picture yet')
      }
      // To compare two pictures takes a third of what one costs.
      if (!approving && isKnown(alike, picture, readFileSync(approved), screenshot)) return
      try {
        expect(screenshot).toMatchSnapshot(picture)
      } catch (error) {
        if (!info.attachments.some(({ name }) => name.endsWith('-actual.png'))) throw error
        differs(info, String(error))
      }
      if (approving) noteTaken(picture, screenshot)
    },
  )
}

for (const pictured of byStory(shots)) {
  test.describe(() => {
    // One after the other on the same page; other stories go beside them.
    test.describe.configure({ mode: 'default' })
    pictured.forEach(compare)
  })
}

test('the catalogue tells the modes of a story', async ({ storyPage }) => {
  const [shot] = shots
  if (!shot) throw new Error('The catalogue holds no story to picture.')
  await storyPage.show(shot)
  const told = (await modesOf(storyPage.page, [shot.story]))[shot.story]
  const { story, title } = shot
  expect(
    told && 'modes' in told
      ? Object.entries(told.modes).map(([mode, asked]) => ({ story, title, mode, ...asked }))
      : told,
  ).toEqual(shots.filter((other) => other.story === story))
})

test('a picture is taken in normal contrast, whatever was looked at before', async ({ storyPage: { page, show } }) => {
  const [shot] = shots
  if (!shot) throw new Error('The catalogue holds no story to picture.')
  const ink = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-ink'))
  await show(shot)
  const before = await ink()
  await dress(page, shot.theme, 'softer')
  expect(await ink()).not.toBe(before)
  await show(shot)
  expect(await ink()).toBe(before)
})

test('clock and chance are the same in every story', async ({ storyPage }) => {
  for (const shot of shots.slice(0, 3)) {
    await storyPage.show(shot)
    const [now, asText, chance] = await storyPage.page.evaluate(() => [
      Date.now(),
      String(new Date()),
      Math.random() < 1 && globalThis.Math.random.toString().includes('native'),
    ])
    expect([now, asText, chance]).toEqual([moment, expect.stringContaining('Nov 21 2026 09:00:00 GMT+0100'), false])
  }
})

// An approval tidies up afterwards.
if (!approving) {
  test('every approved picture belongs to a story, and together they stay light', () => {
    const bytes = bytesOfBaseline()
    say(
      `All approved pictures together: ${(bytes / 1024 / 1024).toFixed(1)} MB of at most ${mostBytes / 1024 / 1024} MB.`,
    )
    expect(leftOver(shots), 'pictures without a story; npm run visual:approve removes them').toEqual([])
    expect(
      Object.keys(alike).filter((picture) => !existsSync(join(baselineFolder, picture))),
      'compared pictures that are gone',
    ).toEqual([])
    expect(bytes).toBeLessThanOrEqual(mostBytes)
  })
}
