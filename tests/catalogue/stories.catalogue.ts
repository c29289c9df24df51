import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { PNG } from 'pngjs'
import { calmLooks, kindOf } from '../calm/looks.ts'
import { breachesIn } from '../calm/measure-picture.ts'
import { extended, released } from '../support/extended.ts'
import { failedAnnotation } from '../support/report.ts'
import { isKnown, pairHash, readAcceptedHashes } from './accepted-hashes.ts'
import { isFirst, isMain, isRepresentative, isScreen, sound, stories } from './entries.ts'
import { changeKind } from './review/picture-change.ts'
import { checkFurther, checkStory } from './rules/check-story.ts'
import { baselineFolder, pictureOf, readShots, type Shot } from './shot.ts'
import { test } from './story-page.ts'
import { acceptedHashAnnotation, changeAnnotation } from './screenshot-result.ts'

const acceptedHashes = readAcceptedHashes()
const shotsOf = Map.groupBy(readShots(), ({ story }) => story)
/** The release check `calm` also measures what is not pictured: every screen in every theme at both widths. */
const extent = process.env.CALM_EXTENT === 'full' ? 'full' : 'short'

/** Many pictures may differ at once, and each is looked at: none may cost a new browser. */
const differs = ({ annotations }: TestInfo, description: string): void => {
  annotations.push({ type: failedAnnotation, description })
}

async function compare(shot: Shot, screenshot: Buffer, info: TestInfo): Promise<void> {
  const picture = pictureOf(shot)
  const file = join(baselineFolder, picture)
  if (!existsSync(file)) {
    await info.attach('actual', { body: screenshot, contentType: 'image/png' })
    return differs(info, 'new: nobody approved a picture yet')
  }
  const approved = readFileSync(file)
  // To compare two pictures takes a third of what one costs.
  if (isKnown(acceptedHashes, picture, approved, screenshot)) return
  try {
    expect(screenshot).toMatchSnapshot(picture)
    info.annotations.push({ type: acceptedHashAnnotation, description: pairHash(approved, screenshot) })
  } catch (error) {
    if (!info.attachments.some(({ name }) => name.endsWith('-actual.png'))) throw error
    differs(info, String(error))
    const change = changeKind(PNG.sync.read(approved), PNG.sync.read(screenshot))
    info.annotations.push({ type: changeAnnotation, description: change })
  }
}

/** Of the stories that `npm test` checks, the modes that it takes. */
const mainModes = ['standard phone', 'standard small', 'calm-dark phone']

const expectNothing = async (findings: ReturnType<typeof checkStory>): Promise<void> => {
  for await (const { rule, found } of findings)
    // Playwright writes down each expectation, which takes longer than most rules do.
    if (found.length > 0) expect.soft(found, rule).toEqual([])
}

for (const story of sound) {
  const { id, title, name } = story
  const shots = shotsOf.get(id) ?? []
  const calm = calmLooks(story, shots, isFirst(id, title), extent)
  const tag = isMain(story) ? [] : extended
  const tagOf = (mode: string): typeof tag => (mainModes.includes(mode) ? tag : extended)
  /** What was compared is what is measured. */
  const taken = new Map<string, Buffer>()

  test.describe(() => {
    // One after the other in one opening of the story; other stories go beside them.
    test.describe.configure({ mode: 'default' })

    for (const shot of shots) {
      const { mode } = shot
      const annotation = { type: 'picture', description: pictureOf(shot) }
      test(`${title} › ${name} · ${mode} [${id}]`, { tag: tagOf(mode), annotation }, async ({ storyPage }, info) => {
        await storyPage.open(id)
        const screenshot = await storyPage.picture(shot)
        if (calm.some((look) => look.mode === mode)) taken.set(mode, screenshot)
        await compare(shot, screenshot, info)
      })
    }

    for (const [modeTag, looks] of Map.groupBy(calm, ({ mode }) => tagOf(mode)))
      test(
        `CALM-02.1 ${title} › ${name} [${id}] is calm in ${looks.map(({ mode }) => mode).join(', ')}`,
        { tag: modeTag },
        async ({ storyPage }) => {
          await storyPage.open(id)
          for (const look of looks) {
            const picture = taken.get(look.mode) ?? (await storyPage.picture(look, look.isWindowOnly))
            taken.delete(look.mode)
            expect.soft(breachesIn(picture, look, kindOf(story)), look.mode).toEqual([])
          }
        },
      )

    test(`${title} › ${name} [${id}]${isScreen(title) ? ' APP-07.2' : ''}`, { tag }, ({ storyPage }) =>
      expectNothing(checkStory(story, storyPage)),
    )

    if (isRepresentative(story))
      test(`${title} › ${name} [${id}] in further looks`, { tag: extended }, ({ storyPage }) =>
        expectNothing(checkFurther(story, storyPage)),
      )

    // Last, as it presses everything.
    test(
      `APP-13.1 APP-13.2 ${title} › ${name} [${id}] responds and shows present values while it is translated`,
      { tag: isMain(story) ? extended : released },
      async ({ storyPage }) => {
        await storyPage.open(id)
        // A text that the file of the story before puts beside its component, which no screen does.
        storyPage.problems.length = 0
        expect(await storyPage.pressTranslated(isScreen(title))).toEqual([])
      },
    )
  })
}

for (const story of stories.filter(({ tags }) => tags.includes('mistake'))) {
  const { id, name } = story
  test(`${name} [${id}]`, { tag: extended }, async ({ storyPage }) => {
    const all: string[] = []
    const note = async (findings: ReturnType<typeof checkStory>): Promise<void> => {
      for await (const { rule, found } of findings) all.push(...found.map((one) => `${rule}: ${one}`))
    }
    try {
      await note(checkStory(story, storyPage))
      if (isRepresentative(story)) await note(checkFurther(story, storyPage))
      all.push(...(await storyPage.pressTranslated(true)))
    } catch (error) {
      all.push(String(error))
    }
    expect(all.join('\n'), 'what the rules say of it').toContain(await storyPage.caughtBy(id))
  })
}
