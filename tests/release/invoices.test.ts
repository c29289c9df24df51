import { expect, test } from 'vitest'
import { invoiceFigures } from './invoices.ts'

const round = (opened: number, letters: readonly number[] = [4, 9], found = 300) => ({ opened, letters, found })
const few = [round(100), round(90), round(300)]
const sound = {
  all: { few, many: [round(300, [5, 50]), round(250, [50, 80], 1000), round(900, [5, 3], 2000)] },
  isWhole: true,
}

test('many invoices may take three times as long as few, no letter more than fifty milliseconds, by the middle of the rounds, and all have to be there', () => {
  const { passed, figures } = invoiceFigures(sound)
  expect(passed).toBe(true)
  expect(figures.slice(-2)).toEqual(['| 20 in 3 | 100 | 9.0 | 300 | 300 |', '| 500 in 60 | 300 | 50.0 | 1000 | 2000 |'])
  const others = sound.all.many.slice(1)
  for (const wrong of [
    { ...sound, isWhole: false },
    ...[round(301, [5, 50]), round(300, [5, 51]), round(300, [5, 50], 1001)].map((slow) => ({
      ...sound,
      all: { few, many: [slow, ...others] },
    })),
    { ...sound, all: { few, many: [] } },
  ])
    expect(invoiceFigures(wrong).passed, JSON.stringify(wrong)).toBe(false)
})
