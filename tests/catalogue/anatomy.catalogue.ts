import { expect } from '@playwright/test'
import { findPiece } from '../../.storybook/anatomy/find-piece.ts'
import { readRecords } from '../../.storybook/records/link-records.ts'
import { extended } from '../support/extended.ts'
import { stories } from './entries.ts'
import { test } from './story-page.ts'

for (const { component, anatomy } of readRecords()) {
  test(
    `each element in the anatomy of ${component} is found in its story`,
    { tag: extended },
    async ({ storyPage: { page, show } }) => {
      const own = stories.filter(({ title }) => title.startsWith('Design system/') && title.endsWith(`/${component}`))
      const drawn = anatomy.flatMap(({ at, story }) => (at === undefined ? [] : [{ at, story }]))
      for (const [story, pieces] of Map.groupBy(drawn, (piece) => piece.story)) {
        const id = own.find((one) => story === undefined || one.id.endsWith(`--${story}`))?.id ?? ''
        await show(id)
        for (const { at } of pieces)
          await expect
            .poll(
              () => page.evaluate<boolean>(`(${String(findPiece)})(document, ${JSON.stringify(at)}) !== undefined`),
              at,
            )
            .toBe(true)
      }
    },
  )
}
