import { expect, test } from 'vitest'
import { enginesFigures } from './engines.ts'

test('engines prove something when each is there, and every journey and story went well in it', () => {
  const sound = {
    name: 'Firefox',
    version: '153.0',
    packs: ['firefox-esr'],
    journeys: { tried: 12, failed: [] },
    stories: { tried: 220, failed: [] },
  }
  const missing = {
    ...sound,
    name: 'WebKit',
    version: undefined,
    packs: ['webkit2gtk-driver', 'xvfb'],
    journeys: { tried: 0, failed: [] },
    stories: { tried: 0, failed: [] },
  }
  expect(enginesFigures([sound])).toMatchObject({
    passed: true,
    figures: expect.arrayContaining(['| Firefox 153.0 | 12 of 12 | 220 of 220 |']),
  })
  expect(enginesFigures([sound, missing])).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['| WebKit **not found**: install webkit2gtk-driver and xvfb | | |']),
  })
  const wrong = { ...sound, stories: { tried: 220, failed: ['card: console: Oops', 'card: error: Oops'] } }
  expect(enginesFigures([wrong])).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['| Firefox 153.0 | 12 of 12 | 219 of 220 |', '- Firefox: card: console: Oops']),
  })
  expect(enginesFigures([{ ...sound, journeys: { tried: 0, failed: [] } }]).passed).toBe(false)
  expect(enginesFigures([]).passed).toBe(false)
})
