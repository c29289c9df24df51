import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { documentsFigures } from './documents.ts'
import { differingDots, faultsOf } from './documents/judge.ts'
import type { DocumentSample } from './documents/sample.ts'
import type { Seen } from './documents/watch.ts'

function picture(dark: readonly number[], width = 4): string {
  const png = new PNG({ width, height: 4 })
  png.data.fill(255)
  for (const at of dark) png.data[4 * at] = 0
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`
}

test('dots are counted that differ, and all of them when the sizes do', () => {
  expect(differingDots(picture([1, 2]), picture([1, 2]))).toBe(0)
  expect(differingDots(picture([1, 2]), picture([2, 3, 5]))).toBe(3)
  expect(differingDots(picture([]), picture([], 5))).toBe(20)
})

describe('a document', () => {
  const sample: DocumentSample = {
    bytes: new Uint8Array(),
    pages: 2,
    doubtful: [2],
    words: ['Neem 1 tablet'],
    links: ['https://kliniek.example/a'],
    megabytes: 100,
  }
  const drawn = { state: 'drawn', picture: picture([3]), scale: 1 }
  const seen: Seen = {
    says: undefined,
    pages: [drawn, { ...drawn, state: 'doubtful' }],
    words: 'Neem\n1 tablet',
    links: ['https://kliniek.example/a'],
    escapes: [],
    megabytes: 90,
    seconds: 1,
  }
  const references = { own: [picture([3]), undefined], like: [picture([3])] }

  test('has no fault when all is seen that is in it', () => {
    expect(faultsOf(sample, seen, references)).toEqual([])
  })

  test.each<[string, Partial<Seen>, Partial<typeof references>]>([
    ['it says "damaged"', { says: 'damaged' }, {}],
    ['1 pages instead of 2', { pages: [drawn] }, {}],
    ['page 2: is failed', { pages: [drawn, { ...drawn, state: 'failed' }] }, {}],
    ['page 1: 2 dots differ from the reference', {}, { own: [picture([4]), undefined] }],
    ['page 1: 2 dots differ from what it should look like', {}, { like: [picture([4])] }],
    [
      'page 1: there is no drawing',
      {
        pages: [
          { ...drawn, picture: '' },
          { ...drawn, state: 'doubtful' },
        ],
      },
      {},
    ],
    ['"Neem 1 tablet" is not read', { words: 'Neem 7 tablet' }, {}],
    ['it leads to file:///x', { links: ['file:///x'] }, {}],
    ['asked https://elders.example/', { escapes: ['asked https://elders.example/'] }, {}],
    ['101 MB', { megabytes: 101 }, {}],
  ])('has the fault: %s', (fault, other, drawings) => {
    expect(faultsOf(sample, { ...seen, ...other }, { ...references, ...drawings })).toEqual([fault])
  })
})

test('documents pass when none has a fault, and the control has one', () => {
  const sound = { name: 'a', seen: { pages: [], megabytes: 1, seconds: 1 }, faults: [] }
  expect(documentsFigures([sound], 2).passed).toBe(true)
  expect(documentsFigures([sound, { ...sound, faults: ['blank'] }], 2).passed).toBe(false)
  expect(documentsFigures([sound], 0).passed).toBe(false)
  expect(documentsFigures([], 2).passed).toBe(false)
})
