import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from './i18n.ts'
import { openingHoursText } from './opening-hours-text.ts'
import { builtIn } from './texts.ts'

beforeAll(async () => startTranslation(builtIn))

test.each<[entries: string[], words: string | undefined]>([
  [['Mo-Fr 09:00-16:00'], 'op werkdagen van 9 tot 16 uur'],
  [['Mo-Su 00:00-24:00'], 'elke dag van 0 tot 24 uur'],
  [['Mo-Fr 08:30-12:00', 'Mo-Fr 13:00-16:30'], 'op werkdagen van 8:30 tot 12 en van 13 tot 16:30 uur'],
  [
    ['Mo-Th 09:00-16:00', 'Fr 09:00-12:00'],
    'op maandag tot en met donderdag van 9 tot 16 uur en op vrijdag van 9 tot 12 uur',
  ],
  [['Mo,We,Fr 09:00-12:00'], 'op maandag, woensdag en vrijdag van 9 tot 12 uur'],
  [['Sa-Su 10:00-12:00'], 'op zaterdag en zondag van 10 tot 12 uur'],
  [['nonsense'], undefined],
])('%j is written as %s', (entries, words) => {
  expect(openingHoursText(entries)).toBe(words)
})
