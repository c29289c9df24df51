import { expect, test } from 'vitest'
import { allModes, everyMode, everyRestMode, oneMode, viewports } from '../../.storybook/modes.ts'
import { moment, freezeTime } from '../../.storybook/freeze-time.ts'
import { themes } from '../../design-system/tokens/theme.ts'
import { places, read } from '../quality/source.ts'

test('a mode is named after its theme, viewport and other condition, and every theme has a mode on a phone', () => {
  const further = Object.entries(allModes).filter(
    ([name, { theme, viewport, ...asked }]) =>
      name !== `${theme} ${viewport}` &&
      !(name in everyRestMode) &&
      (!name.startsWith(`${theme} ${viewport} `) || Object.keys(asked).length !== 1),
  )
  expect(further).toEqual([])
  expect(Object.keys(everyRestMode)).toEqual([
    'calm-dark phone at rest',
    'calm-dark small at rest',
    'calm-dark wide at rest',
    'calm-light phone at rest',
    'calm-light wide at rest',
    'standard phone at rest',
    'standard wide at rest',
  ])
  expect(themes.filter((theme) => !(`${theme} phone` in everyMode))).toEqual([])
  expect(everyMode).toMatchObject(oneMode)
})

test('Storybook, the screenshot tests and the component tests share one declaration of modes', () => {
  const users = [
    '.storybook/preview.tsx',
    'tests/calm/catalogue-pages.ts',
    'tests/calm/looks.ts',
    'tests/calm/measure-picture.ts',
    'tests/catalogue/list-shots.ts',
    'tests/catalogue/preview.ts',
    'tests/catalogue/story-page.ts',
    'tests/vitest.config.ts',
  ]
  const sources = read(`{${users.join(',')}}`)
  expect(Object.keys(sources).toSorted()).toEqual(users)
  // The list of pictures reads them as Chromatic does: from each story's parameter.
  expect(users.filter((file) => !/from '.*\/modes\.ts'|modesOf\(/.test(sources[file] ?? ''))).toEqual([])
  // The first theme is where everything starts, so it may be called by its name.
  const own = new RegExp(
    `(?<=')(?:${themes.slice(1).join('|')})(?=')|\\b(?:${Object.values(viewports)
      .flatMap(({ width, height }) => [width, height])
      .join('|')})\\b`,
    'g',
  )
  expect(places({ ...sources, 'example.ts': "const theme = 'calm-dark', width = 390" }, own)).toEqual([
    'example.ts:1  calm-dark',
    'example.ts:1  390',
  ])
})

test('the clock and random numbers are fixed during a story, and real again after it', () => {
  const { Date: date } = globalThis
  const rounds = [0, 1].map(() => {
    const goOn = freezeTime()
    const seen = [
      Date.now(),
      new Date().getTime(),
      new Date(5).getTime(),
      new Date() instanceof Date,
      Math.random(),
      Math.random(),
    ]
    goOn()
    return seen
  })
  expect(rounds[0]?.slice(0, 4)).toEqual([moment, moment, 5, true])
  expect(rounds[1]).toEqual(rounds[0])
  expect(rounds[0]?.[4]).not.toBe(rounds[0]?.[5])
  expect(globalThis.Date).toBe(date)
  expect(Math.abs(Date.now() - moment)).toBeGreaterThan(0)
})
