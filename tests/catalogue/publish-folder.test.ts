import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { putCatalogue } from './publish-folder.ts'

describe('publishing Storybook to a folder', () => {
  let place = ''
  const write = (path: string, text: string): void => {
    mkdirSync(join(place, path, '..'), { recursive: true })
    writeFileSync(join(place, path), text)
  }
  const listIn = (path: string): string[] =>
    readdirSync(join(place, path), { encoding: 'utf8', recursive: true }).toSorted()
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'portal-publish-'))
    write('built/iframe.html', 'new')
    write('built/figma/standard.json', '{}')
  })
  afterEach(() => rmSync(place, { recursive: true }))

  test.each([
    ['does not exist', undefined],
    ['has an earlier Storybook', 'site/iframe.html'],
  ])('copies all of it, and leaves nothing else, if the folder %s', (_what, earlier) => {
    if (earlier !== undefined) {
      write(earlier, 'old')
      write('site/old.js', 'old')
    }
    putCatalogue(join(place, 'built'), join(place, 'site'))
    expect(listIn('site')).toEqual(['figma', 'figma/standard.json', 'iframe.html'])
    expect(readFileSync(join(place, 'site/iframe.html'), 'utf8')).toBe('new')
    expect(listIn('.').filter((path) => !path.includes('/'))).toEqual(['built', 'site'])
  })

  test('refuses a folder with other content, and leaves it unchanged', () => {
    write('site/index.html', 'somebody else')
    expect(() => putCatalogue(join(place, 'built'), join(place, 'site'))).toThrow('something else than a catalogue')
    expect(listIn('.').filter((path) => !path.includes('/'))).toEqual(['built', 'site'])
    expect(readFileSync(join(place, 'site/index.html'), 'utf8')).toBe('somebody else')
  })
})
