import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { viewports } from '../../.storybook/modes.ts'
import { say } from '../support/say.ts'
import { addressOf, modesOf, untilDrawn } from './preview.ts'
import { baselineFolder, bytesOfBaseline, leftOver, mostBytes, pictureOf, readShots } from './shot.ts'

const shots = readShots()
const approving = process.env.APPROVING === 'true'

// One page takes all of a worker's pictures: opening a new one costs as much as the picture.
const test = base.extend<object, { easel: Page }>({
  easel: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-11-21T09:00:00+01:00')
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const shot of shots) {
  const picture = pictureOf(shot)
  test(`${shot.title} · ${shot.mode} [${shot.story}]`, async ({ easel, baseURL }, info) => {
    await easel.setViewportSize(viewports[shot.viewport])
    await easel.goto(`${baseURL}${addressOf(shot.story, shot.theme)}`)
    await untilDrawn(easel, shot.story)
    // As high as the content: a bar that sticks to the bottom would cover some of it in a longer picture.
    const height = await easel.evaluate(() => document.documentElement.scrollHeight)
    await easel.setViewportSize({ width: viewports[shot.viewport].width, height: Math.max(height, viewports[shot.viewport].height) })
    if (!approving && !existsSync(join(baselineFolder, picture))) {
      await info.attach(picture, { body: await easel.screenshot({ animations: 'disabled' }), contentType: 'image/png' })
      throw new Error(`New: nobody approved a picture of "${shot.title}" in ${shot.mode} yet. Look at it in .reports/visual-html, then run: npm run visual:approve -- ${shot.story}`)
    }
    await expect(easel, `if the new picture is right, run: npm run visual:approve -- ${shot.story}`).toHaveScreenshot(picture)
  })
}

test('the catalogue tells the modes of a story', async ({ easel, baseURL }) => {
  const story = shots[0]?.story ?? ''
  await easel.goto(`${baseURL}${addressOf(story, 'standard')}`)
  const expected = shots.filter((shot) => shot.story === story).map(({ mode, theme, viewport }) => [mode, { theme, viewport }])
  expect(await modesOf(easel, [story])).toEqual({ [story]: { modes: Object.fromEntries(expected) } })
  expect(expected.length).toBeGreaterThan(0)
})

test('every approved picture belongs to a story, and together they stay light', () => {
  test.skip(approving, 'an approval tidies up afterwards')
  const bytes = bytesOfBaseline()
  say(`All approved pictures together: ${(bytes / 1024 / 1024).toFixed(1)} MB of at most ${mostBytes / 1024 / 1024} MB.`)
  expect(leftOver(shots), 'pictures without a story; npm run visual:approve removes them').toEqual([])
  expect(bytes).toBeLessThanOrEqual(mostBytes)
})
