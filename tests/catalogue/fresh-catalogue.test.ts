import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isCatalogueFresh } from './fresh-catalogue.ts'

const root = mkdtempSync(join(tmpdir(), 'catalogue-'))
const made = [join(root, 'storybook-static/index.json'), join(root, '.reports/shots.json')]
const touch = (file: string, seconds: number): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '')
  for (let at = file; at !== '.'; at = dirname(at)) utimesSync(join(root, at), seconds, seconds)
}
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a catalogue is built again once a source is newer, gone or new, and where there is none', () => {
  touch('design-system/button/button.tsx', 100)
  touch('design-system/card/card.tsx', 100)
  touch('package-lock.json', 100)
  expect(isCatalogueFresh(made, root)).toBe(false)
  touch('storybook-static/index.json', 200)
  expect(isCatalogueFresh(made, root)).toBe(false)
  touch('.reports/shots.json', 200)
  expect(isCatalogueFresh(made, root)).toBe(true)
  touch('tests/catalogue/approve.ts', 300)
  expect(isCatalogueFresh(made, root)).toBe(true)
  touch('locales/nl/common.json', 300)
  expect(isCatalogueFresh(made, root)).toBe(false)
  touch('storybook-static/index.json', 400)
  touch('.reports/shots.json', 400)
  expect(isCatalogueFresh(made, root)).toBe(true)
  rmSync(join(root, 'design-system/card/card.tsx'))
  expect(isCatalogueFresh(made, root)).toBe(false)
})
