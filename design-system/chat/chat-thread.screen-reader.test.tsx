import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listen, readPage } from '#tests/support/hear.ts'
import { ChatThread } from './chat-thread.tsx'
import { conversation, reply, labels } from './sample-thread.ts'

test('CHAT-THREAD-05 reads a thread from top to bottom', async () => {
  render(<ChatThread label="Berichten" messages={conversation.slice(1, 3)} labels={labels} />)
  expect(await readPage()).toEqual([
    'link, Naar laatste bericht',
    'list, Berichten',
    'listitem, level 1, position 1, set size 2',
    'vrijdag 12 maart 2027',
    'article, Uw bericht, 12 maart 2027, 14:07 Ik neem ze ’s avonds in.',
    'Uw bericht, 12 maart 2027, 14:07',
    'Ik neem ze ’s avonds in.',
    'listitem, level 1, position 2, set size 2',
    'maandag 15 maart 2027',
    'article, Bericht van dr. A. Jansen, 15 maart 2027, 09:12 Dank voor uw bericht. Neem de komende week een halve tablet. afbouwschema.pdf PDF, 240 kB, opent in nieuw tabblad',
    'Bericht van dr. A. Jansen, 15 maart 2027, 09:12',
    'Nieuw',
    'Dank voor uw bericht. Neem de komende week een halve tablet.',
    'list',
    'listitem, level 2, position 1, set size 1',
    'button, afbouwschema.pdf PDF, 240 kB, opent in nieuw tabblad',
  ])
})

test('CHAT-THREAD-03 announces the link to the latest message and a sent reply', async () => {
  const thread = (state: 'sending' | 'sent') => (
    <ChatThread label="Berichten" messages={[...conversation.slice(0, 3), { ...reply, state }]} labels={labels} />
  )
  const { rerender } = render(thread('sending'))
  const expectHeard = await listen()
  await page.getByRole('link', { name: 'Naar laatste bericht' }).click()
  await expectHeard('link, Naar laatste bericht', 'article, Uw bericht, 15 maart 2027, 10:30 Dank u wel, dat doe ik.')
  rerender(thread('sent'))
  await expectHeard('polite: Bericht verstuurd')
})
