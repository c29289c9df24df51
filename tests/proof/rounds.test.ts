import { expect, test } from 'vitest'
import { roundsOf } from './rounds.ts'

const change = (file: string, folder = file.slice(0, file.lastIndexOf('/'))) => ({ file, folders: [folder] })
const [badge, card, field, icons] = ['badge/badge.tsx', 'card/card.tsx', 'field/field.tsx', 'icon/pictures.ts'].map(
  (file) => change(`design-system/${file}`),
) as [Planted, Planted, Planted, Planted]
type Planted = ReturnType<typeof change>

test('changes of parts that draw none of each other share a round', () => {
  expect(roundsOf([badge, field])).toEqual([[badge, field]])
})

test('a change shares no round with one that its own stories draw, whichever comes first', () => {
  // A card's stories hold badges.
  expect(roundsOf([badge, card])).toEqual([[badge], [card]])
  expect(roundsOf([card, badge])).toEqual([[card], [badge]])
})

test('nor with one that is drawn by way of other files', () => {
  // A badge draws the icon of its tone.
  expect(roundsOf([icons, badge])).toEqual([[icons], [badge]])
})

test('two changes of one file are told apart by nobody', () => {
  expect(roundsOf([badge, badge])).toHaveLength(2)
})

test('a style sheet is drawn by all', () => {
  const palette = change('design-system/tokens/palette.css', 'design-system/button')
  expect(roundsOf([palette, field, badge])).toEqual([[palette], [field, badge]])
})

test('a screen draws what it takes from the index of the design system', () => {
  const login = change('locales/nl/login.json', 'portal/features/sign-in')
  expect(roundsOf([field, login])).toHaveLength(2)
})
