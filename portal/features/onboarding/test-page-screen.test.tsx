import { describe, expect, test } from 'vitest'
import { decisions } from '../../api/contract/decision.ts'
import { routes } from '../../navigation/route-table.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { TestPageScreen } from './test-page-screen.tsx'

const open = (sessionId: string, ...replies: StoryReply[]) =>
  renderScreen(<TestPageScreen />, { at: routes.test.pattern, query: { sessionId }, replies })

describe('TEST-01', () => {
  test.each([
    ['Goedkeuren', 'approved'],
    ['Afwijzen', 'declined'],
  ])(
    'TEST-01.1 TEST-01.2 %s posts %s with the session from the address, then the dashboard shows that it was sent',
    async (press, decision) => {
      const { backend } = await open('3f8e', mockResponse(decisions.decisionHook, {}))
      await button(press).click()
      await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
      expect(history.state).toMatchObject({ message: 'De testuitslag is verstuurd.' })
      expect(backend.bodiesOf(decisions.decisionHook)).toEqual([{ sessionId: '3f8e', decision }])
      expect(backend.sent[0]?.headers.Authorization).toMatch(/^Bearer /)
    },
  )

  test.each([
    ['a 403', mockStatus(decisions.decisionHook, 403)],
    ['a 401', mockStatus(decisions.decisionHook, 401)],
    ['a 495', mockStatus(decisions.decisionHook, 495)],
    ['a 500', mockStatus(decisions.decisionHook, 500)],
    ['no connection', mockNetworkError(decisions.decisionHook)],
  ])('TEST-01.2 %s leads to the dashboard with the same message', async (_name, reply) => {
    await open('3f8e', reply)
    await button('Goedkeuren').click()
    await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
    expect(history.state).toMatchObject({ message: 'De testuitslag is verstuurd.' })
  })
})

test('without a session in the address there are no buttons', async () => {
  await open('')
  await expect.element(text(/Er staat geen controle in het adres/)).toBeVisible()
  await expect.element(button('Goedkeuren')).not.toBeInTheDocument()
})
