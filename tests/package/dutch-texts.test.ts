import { expect, test } from 'vitest'
import { english } from '../../design-system/labels/english.ts'
import { faultsOf, textsOf } from '../quality/locale.ts'
import { dutchTexts } from './dutch-texts.ts'

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

test('every text of the parts has a Dutch one, which is filled in with the same', () => {
  const dutch = new Map(textsOf(dutchTexts(), 'texts').map(({ key, text }) => [key, text]))
  const differing = textsOf(english, 'texts').filter(
    ({ key, text }) => placeholders(text).join() !== placeholders(dutch.get(key) ?? '').join(),
  )
  expect(dutch.size).toBeGreaterThan(100)
  expect(differing.map(({ key }) => `${key}: ${dutch.get(key)}`)).toEqual([])
})

test('the Dutch texts are as calm as the portal, and none is about the clinic or its limits', () => {
  const texts = textsOf(dutchTexts(), 'texts')
  expect(texts.flatMap((text) => faultsOf(text))).toEqual([])
  expect(texts.filter(({ text }) => /kliniek|\d [A-Z]?B\b|\bpdf, jpg/i.test(text))).toEqual([])
})

test('a text that the portal lacks is named', () => {
  expect(() => dutchTexts({ ...english, tones: Object.assign({ calm: 'Calm' }, english.tones) })).toThrow(
    'texts.tones.calm has no Dutch',
  )
})
