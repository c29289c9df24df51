import { render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatThread, type ChatThreadProps } from './chat-thread.tsx'
import type { ChatMessage } from './chat-message.ts'
import { conversation, file, own, reply, labels, theirs } from './sample-thread.ts'

const thread = (messages: readonly ChatMessage[], rest: Partial<ChatThreadProps> = {}) => (
  <ChatThread label="Berichten" messages={messages} labels={labels} {...rest} />
)
const theirsOnDay = (id: string, sender: string): ChatMessage => ({
  ...theirs,
  id,
  sender,
  day: 'dinsdag 16 maart 2027',
})
const items = () => page.getByRole('list', { name: 'Berichten' }).element().querySelectorAll(':scope > li')

/** Records everything that live regions announce from now on. */
function listen() {
  const said: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('output, [role=status], [role=alert], [role=log], [aria-live]'))
        said.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
    }
  })
  watch.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  return said
}

function watchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return warn
}

test('CHAT-THREAD-01 a thread is a named ordered list: one item for each message, with the day above the first of each day', () => {
  render(thread(conversation, { id: 'gesprek' }))
  expect(page.getByRole('list', { name: 'Berichten' }).element()).toMatchObject({ localName: 'ol', id: 'gesprek' })
  expect(items()).toHaveLength(4)
  expect(page.getByRole('article').elements()).toHaveLength(4)
  const days = [...items()].map((item) =>
    item.firstElementChild?.localName === 'p' ? item.firstElementChild.textContent : '',
  )
  expect(days).toEqual([own.day, '', theirs.day, ''])
})

test('CHAT-THREAD-01 messages of one sender on one day are grouped under one name', () => {
  render(
    thread([
      ...conversation,
      { ...reply, id: '5' },
      { ...own, id: '6', day: 'dinsdag 16 maart 2027' },
      theirsOnDay('7', 'dr. A. Jansen'),
      theirsOnDay('8', '(onbekend)'),
    ]),
  )
  const visible = [...items()].map((item) => item.querySelector('[aria-hidden]')?.textContent)
  expect(visible).toEqual([
    'U, 14:05',
    '14:07',
    'dr. A. Jansen, 09:12',
    'U, 10:30',
    '10:30',
    'U, 14:05',
    'dr. A. Jansen, 09:12',
    '(onbekend), 09:12',
  ])
  const [, second, , , reply2] = items()
  const gap = (item: Element | undefined) => item?.querySelector('article')?.getBoundingClientRect().top ?? 0
  expect(gap(second) - (items()[0]?.getBoundingClientRect().bottom ?? 0)).toBe(8)
  expect(gap(reply2) - (items()[3]?.getBoundingClientRect().bottom ?? 0)).toBe(8)
})

test('CHAT-THREAD-02 opening a thread announces nothing, whatever it contains', async () => {
  const said = listen()
  render(thread([...conversation, { ...reply, id: '5', state: 'sent' }, { ...reply, id: '6', state: 'failed' }]))
  await expect.element(page.getByText('Verstuurd', { exact: true })).toBeVisible()
  expect(said).toEqual([])
  expect(page.getByRole('status').element()).toBeEmptyDOMElement()
})

test('CHAT-THREAD-03 each sent reply is announced politely and exactly once', async () => {
  vi.useFakeTimers()
  const { rerender } = render(thread(conversation))
  const said = listen()
  const status = page.getByRole('status')
  const step = async (...replies: ChatMessage[]) => {
    rerender(thread([...conversation, ...replies]))
    await vi.advanceTimersByTimeAsync(5000)
  }
  const first: ChatMessage = { ...reply, id: '5', text: 'Een' }
  const second: ChatMessage = { ...reply, id: '6', text: 'Twee' }
  await step({ ...first, state: 'sending' })
  await step({ ...first, state: 'failed' })
  await step({ ...first, state: 'sending' })
  expect(said).toEqual([])
  rerender(thread([...conversation, { ...first, state: 'sent' }]))
  await expect.element(status).toHaveTextContent('Bericht verstuurd')
  await step({ ...first, state: 'sent' })
  // The clinic has given the message an id.
  await step({ ...first, id: '50', state: 'sent' })
  expect(said).toEqual(['Bericht verstuurd'])
  expect(status.element()).toHaveTextContent('')
  await step(first, { ...second, state: 'sent' })
  await step(first, second)
  await step(first, second, { ...theirs, id: '7', text: 'Een nieuw antwoord' })
  await step(first, second, { ...theirs, id: '7' }, { ...reply, id: '8', state: 'sent' })
  expect(said).toEqual(['Bericht verstuurd', 'Bericht verstuurd'])
})

test('CHAT-THREAD-04 a link skips to the latest message without a history entry, and is there only with more than one message', async () => {
  const { rerender } = render(thread([own]))
  const link = page.getByRole('link', { name: 'Naar laatste bericht' })
  expect(link.elements()).toHaveLength(0)
  rerender(thread(conversation))
  expect(link.element().compareDocumentPosition(page.getByRole('list', { name: 'Berichten' }).element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const steps = history.length
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('article').last()).toHaveFocus()
  await expect
    .element(page.getByRole('article').last())
    .toHaveAccessibleName(`${conversation.at(-1)?.label} ${conversation.at(-1)?.text}`)
  expect(history.length).toBe(steps)
  expect(location.hash).toBe('')
})

test('the callbacks for retry and for opening a file receive the id of the message', async () => {
  const retry = vi.fn()
  const open = vi.fn()
  render(thread([own, { ...reply, state: 'failed', attachments: [file] }], { onRetry: retry, onOpenAttachment: open }))
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await page.getByRole('button', { name: /afbouwschema/ }).click()
  expect(retry).toHaveBeenCalledExactlyOnceWith(reply.id)
  expect(open).toHaveBeenCalledExactlyOnceWith(file.id, reply.id)
})

test('CHAT-THREAD-04 500 messages are rendered in order, with one link to the last one', async () => {
  const many = Array.from({ length: 500 }, (_, index): ChatMessage => ({
    ...(index % 3 ? theirs : own),
    id: String(index),
    day: `dag ${Math.floor(index / 10)}`,
    text: `Bericht nummer ${index}`,
  }))
  render(thread(many))
  expect([...items()].map((item) => item.querySelector('p[dir]')?.textContent)).toEqual(many.map(({ text }) => text))
  expect([...items()].filter((item) => item.firstElementChild?.localName === 'p')).toHaveLength(50)
  await page.getByRole('link', { name: 'Naar laatste bericht' }).click()
  await expect.element(page.getByRole('article').last()).toHaveFocus()
  await expect.element(page.getByText('Bericht nummer 499')).toBeInViewport()
})

test('without messages there is no list and no link to the latest message', () => {
  render(thread([]))
  expect(page.getByRole('list').elements()).toHaveLength(0)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

test('invalid messages are all shown, with a dev warning for each problem', () => {
  const warn = watchWarnings()
  render(thread([own, { ...own, label: ' ' }, { ...theirs, id: '3', sender: '', text: '' }]))
  expect(items()).toHaveLength(3)
  expect(warn.mock.calls).toEqual([
    [
      [
        'ChatThread: messages: the id "1" stands there more than once',
        'ChatThread: messages: "1" has no label',
        'ChatThread: messages: "3" has no sender',
        'ChatThread: messages: "3" has neither text nor attachments',
      ].join('\n'),
    ],
  ])
})
