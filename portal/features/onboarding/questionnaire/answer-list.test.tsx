import { beforeAll, expect, test } from 'vitest'
import { stickingOut, textsOfAnyKind } from '#tests/support/text-of-any-kind.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { startTexts } from '../../../stories/story-portal.tsx'
import { AnswerList } from './answer-list.tsx'

beforeAll(startTexts)

const answered = (text: string): SaveQueue => ({
  values: () => new Map([['remarks', text]]),
  type: () => {},
  save: () => {},
  stateOf: () => 'saved',
  state: () => 'saved',
  savedAt: () => null,
  barredBy: () => null,
  flush: () => Promise.resolve(true),
  revert: () => {},
  subscribe: () => () => {},
  close: () => {},
})
const cases = {
  'the answers': (text: string) => (
    <AnswerList
      pages={[{ id: 'page', title: text, questions: [{ id: 'remarks', type: 'open', label: text }] }]}
      queue={answered(text)}
      onChange={() => {}}
    />
  ),
}

test.each(textsOfAnyKind)('nothing sticks out of 320 px: %s', async (_, text) => {
  expect(await stickingOut(cases, text)).toEqual([])
})
