import { expect, test } from 'vitest'
import { english } from '../../design-system/labels/english.ts'
import { faultsOf, textsOf } from '../quality/locale.ts'
import { dutchTexts } from './dutch-texts.ts'

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

test('every text of the components has a Dutch one with the same placeholders', () => {
  const dutch = new Map(textsOf(dutchTexts(), 'texts').map(({ key, text }) => [key, text]))
  const differing = textsOf(english, 'texts').filter(
    ({ key, text }) => placeholders(text).join() !== placeholders(dutch.get(key) ?? '').join(),
  )
  expect(dutch.size).toBeGreaterThan(100)
  expect(differing.map(({ key }) => `${key}: ${dutch.get(key)}`)).toEqual([])
})

test('the Dutch texts follow the text rules of the portal, and none names the clinic or its limits', () => {
  const texts = textsOf(dutchTexts(), 'texts')
  expect(texts.flatMap((text) => faultsOf(text))).toEqual([])
  expect(texts.filter(({ text }) => /kliniek|\d [A-Z]?B\b|\bpdf, jpg/i.test(text))).toEqual([])
})

test('a text without a Dutch one is reported by its key', () => {
  expect(() => dutchTexts({ ...english, tones: Object.assign({ calm: 'Calm' }, english.tones) })).toThrow(
    'texts.tones.calm has no Dutch',
  )
})
