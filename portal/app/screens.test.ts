import { describe, expect, test } from 'vitest'
import { lazyTexts } from '../platform/texts.ts'
import common from '#locales/nl/common.json' with { type: 'json' }
import { screenVisits } from '../stories/screen-visits.ts'
import { screens } from './screens.ts'

type Group = { readonly [key: string]: string | Group }

const textAt = (texts: Group, key: string) =>
  key
    .split('.')
    .reduce<string | Group | undefined>((group, part) => (typeof group === 'object' ? group[part] : undefined), texts)

const titles = Object.entries(screenVisits).flatMap(([name, { title }]) =>
  title ? [[name as keyof typeof screenVisits, ...title] as const] : [],
)

describe('APP-09.1 a screen has the same title while loading and afterwards', () => {
  test.each(titles)('%s', async (name, namespace, key) => {
    const shown = textAt(common, screens[name]?.title ?? '')
    expect(shown).toBe(textAt((await lazyTexts[namespace]()).default as Group, key))
    expect(shown).toEqual(expect.any(String))
  })

  test('a rescheduled booking', async () => {
    expect(common.opening.moving).toBe((await lazyTexts.appointment()).default.booking.rescheduleTitle)
  })
})

test('APP-09.1 no two screens share a title', () => {
  const shown = Object.values(screens).flatMap(({ title }) => (title ? [textAt(common, title)] : []))
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown).size).toBe(shown.length)
})
