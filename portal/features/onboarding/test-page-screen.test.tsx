import { describe, expect, test } from 'vitest'
import { decisions } from '../../api/contract/decision.ts'
import { destinations } from '../../navigation/destinations.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { answers, losesConnection, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { TestPageScreen } from './test-page-screen.tsx'

const open = (sessionId: string, ...replies: StoryReply[]) =>
  renderScreen(<TestPageScreen />, { at: destinations.test.pattern, query: { sessionId }, replies })

describe('TEST-01', () => {
  test.each([
    ['Goedkeuren', 'approved'],
    ['Afwijzen', 'declined'],
  ])(
    'TEST-01.1 TEST-01.2 %s posts %s with the session of the address, then the dashboard says that it was sent',
    async (press, decision) => {
      const { clinic } = await open('3f8e', answers(decisions.decisionHook, {}))
      await button(press).click()
      await expect.poll(() => location.pathname).toBe(destinations.dashboard.pattern)
      expect(history.state).toMatchObject({ message: 'De testuitslag is verstuurd.' })
      expect(clinic.bodiesOf(decisions.decisionHook)).toEqual([{ sessionId: '3f8e', decision }])
      expect(clinic.sent[0]?.headers.Authorization).toMatch(/^Bearer /)
    },
  )

  test.each([
    ['a 403', refuses(decisions.decisionHook, 403)],
    ['a 401', refuses(decisions.decisionHook, 401)],
    ['a 495', refuses(decisions.decisionHook, 495)],
    ['a 500', refuses(decisions.decisionHook, 500)],
    ['no connection', losesConnection(decisions.decisionHook)],
  ])('TEST-01.2 %s leads to the dashboard with that message all the same', async (_name, reply) => {
    await open('3f8e', reply)
    await button('Goedkeuren').click()
    await expect.poll(() => location.pathname).toBe(destinations.dashboard.pattern)
    expect(history.state).toMatchObject({ message: 'De testuitslag is verstuurd.' })
  })
})

test('without a session in the address there is nothing to decide', async () => {
  await open('')
  await expect.element(text(/Er staat geen controle in het adres/)).toBeVisible()
  await expect.element(button('Goedkeuren')).not.toBeInTheDocument()
})
