import { render } from '@testing-library/react'
import { createRef, type ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { ChatBubble } from './chat-bubble.tsx'
import type { ChatMessage } from './chat-message.ts'
import { file, files, own, reply, labels, theirs } from './sample-thread.ts'

function Sample({ width = '24rem', ...props }: Partial<ComponentProps<typeof ChatBubble>> & { width?: string }) {
  return (
    <ol style={{ width }} aria-label="Berichten">
      <ChatBubble message={theirs} labels={labels} {...props} />
    </ol>
  )
}
const show = (message: ChatMessage, width?: string) =>
  render(<Sample message={message} {...(width !== undefined && { width })} />)

const article = () => page.getByRole('article').element()
/** The element of the message's text, and its surface. */
const words = () => article().querySelector<HTMLElement>('p[dir=auto]')
const surface = () => words()?.parentElement ?? document.body
const control = (name: string) => page.getByRole('button', { name, exact: true })

/** The text that a screen reader reads, in order. */
function heard(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return node.getAttribute('aria-hidden') === 'true' ? '' : heard(node)
    })
    .filter(Boolean)
    .join(' ')
}

test.each([
  ['own', own, 'Uw bericht, 12 maart 2027, 14:05 Ik gebruik'],
  ['from someone else', { ...theirs, unread: true }, 'Bericht van dr. A. Jansen, 15 maart 2027, 09:12 Nieuw Dank voor'],
  ['without a label', { ...theirs, label: '' }, 'dr. A. Jansen, 09:12 Dank voor'],
] satisfies [string, ChatMessage, string][])(
  'a screen reader reads the message header first: %s',
  (_, message, first) => {
    show(message)
    expect(heard(article())).toMatch(new RegExp(`^${first}`))
  },
)

test('CHAT-BUBBLE-01 the sender is shown as text, once for a group, besides side and colour', async () => {
  const { rerender } = render(<Sample message={own} />)
  const sender = page.getByText('U', { exact: true })
  await expect.element(sender).toBeVisible()
  const right = article().getBoundingClientRect().right
  rerender(<Sample message={theirs} />)
  await expect.element(page.getByText('dr. A. Jansen', { exact: true })).toBeVisible()
  expect(article().getBoundingClientRect().right).toBeLessThan(right)
  rerender(<Sample message={own} goesOn />)
  await expect.element(sender).not.toBeInTheDocument()
  expect(page.getByText('14:05', { exact: true }).element()).toHaveAttribute('datetime', own.dateTime)
})

test('a bubble is one list item; other props reach it', () => {
  const ref = createRef<HTMLLIElement>()
  render(<Sample ref={ref} id="laatste" day="maandag 15 maart 2027" />)
  expect(page.getByRole('listitem').elements()).toEqual([ref.current])
  expect(ref.current?.id).toBe('laatste')
  expect(ref.current?.firstElementChild?.textContent).toBe('maandag 15 maart 2027')
})

test('CHAT-BUBBLE-02 MSG-08.1 markup is shown as literal text', () => {
  const text = '<img src=x onerror="alert(1)"> <b>Let op</b> &amp; I <3 jullie'
  show({ ...theirs, text })
  expect(words()?.textContent).toBe(text)
  expect(words()?.querySelector(':not(span)')).toBeNull()
})

test('CHAT-BUBBLE-02 MSG-08.2 line breaks and spaces are preserved', () => {
  show({ ...theirs, text: 'Een\n\n   twee' })
  expect(words()?.textContent).toBe('Een\n\n   twee')
  expect(words()?.offsetHeight).toBeCloseTo(
    3 * Number.parseFloat(getComputedStyle(words() ?? document.body).lineHeight),
    0,
  )
})

test('CHAT-BUBBLE-03 MSG-08.1 MSG-08.2 only safe URLs and phone numbers in the text become links; a link shows its target and sends no referrer', async () => {
  show({
    ...theirs,
    text: 'Lees https://kliniek.nl/a (of bel 010 000 00 00), niet javascript:alert(1) of https://a@evil.nl.',
  })
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['https://kliniek.nl/a', 'https://kliniek.nl/a'],
    ['010 000 00 00', 'tel:0100000000'],
  ])
  await expect.element(page.getByRole('link').first()).toHaveAttribute('rel', 'noreferrer')
})

test.each([
  ['3000 letters', 'Ik heb met de neuroloog overlegd en dit is wat wij u aanraden. '.repeat(48).slice(0, 3000)],
  ['one word', 'Hoofdpijn'.repeat(60)],
  ['one emoji', '🙏'],
])('%s fit the bubble: at most 85 % of a narrow thread and 65 characters in a wide one', (_, text) => {
  const { rerender } = show({ ...theirs, text }, '20rem')
  expect(words()?.textContent).toBe(text)
  expect(article().getBoundingClientRect().width).toBeLessThanOrEqual(0.85 * 320)
  expect(surface().scrollWidth).toBeLessThanOrEqual(surface().clientWidth)
  rerender(<Sample message={{ ...theirs, text }} width="80rem" />)
  expect(longestLine(words()?.firstChild?.firstChild)).toBeLessThanOrEqual(65)
})

function longestLine(node: ChildNode | null | undefined): number {
  if (!(node instanceof Text)) return Number.NaN
  const range = document.createRange()
  const lines = new Map<number, number>()
  for (let at = 0; at < node.length; at += 1) {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { top } = range.getBoundingClientRect()
    lines.set(top, (lines.get(top) ?? 0) + 1)
  }
  return Math.max(...lines.values())
}

test('right-to-left text runs right to left; URLs and the time do not', () => {
  show({ ...theirs, sender: 'ליאת בן־ארצי', text: 'תודה רבה https://kliniek.nl/a' })
  expect(getComputedStyle(words() ?? document.body).direction).toBe('rtl')
  expect(getComputedStyle(page.getByRole('link').element()).direction).toBe('ltr')
  const name = page.getByText('ליאת בן־ארצי', { exact: true }).element()
  expect(name.localName).toBe('bdi')
  expect(name.getBoundingClientRect().left).toBeLessThan(
    page.getByText('09:12', { exact: true }).element().getBoundingClientRect().left,
  )
})

test('CHAT-BUBBLE-04 attachments are a list; each has its name, type and size and opens in a new tab', async () => {
  const open = vi.fn()
  render(<Sample message={{ ...theirs, attachments: files }} onOpenAttachment={open} />)
  expect(page.getByRole('list').nth(1).getByRole('listitem').elements()).toHaveLength(5)
  const link = page.getByRole('link', {
    name: 'hoofdpijndagboek-januari-tot-en-met-maart-2027-ingescand.jpeg JPEG, 2,4 MB, opent in nieuw tabblad',
  })
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(link.element().getAttribute('rel')).toContain('noopener')
  await control('afbouwschema.pdf PDF, 240 kB, opent in nieuw tabblad').click()
  expect(open).toHaveBeenCalledExactlyOnceWith('a', theirs.id)
  for (const element of [...page.getByRole('button').elements(), link.element()])
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('an attachment is a block, as Safari gives the empty marker of a list item a line of its own', () => {
  render(<Sample message={{ ...theirs, attachments: [file] }} />)
  const item = page.getByRole('list').getByRole('listitem').filter({ hasText: file.name }).last()
  expect(getComputedStyle(item.element()).display).toBe('block')
})

test('an opening attachment shows it and ignores presses; a failed one is retried by the same control, which keeps focus', async () => {
  const open = vi.fn()
  const message = (state: 'opening' | 'failed') => ({ ...theirs, attachments: [{ ...file, state }] })
  const { rerender } = render(<Sample message={message('opening')} onOpenAttachment={open} />)
  const opening = control('afbouwschema.pdf PDF, 240 kB, wordt geopend…')
  await expect.element(opening).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(opening, { force: true })
  expect(open).not.toHaveBeenCalled()
  rerender(<Sample message={message('failed')} onOpenAttachment={open} />)
  const failed = control(
    'afbouwschema.pdf PDF, 240 kB, opent in nieuw tabblad Openen is niet gelukt. Probeer het nog eens.',
  )
  await expect.element(failed).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledOnce()
})

test('CHAT-BUBBLE-05 a failed message keeps its text and files; a retry keeps focus on the message and shows its progress', async () => {
  const retry = vi.fn()
  const { rerender } = render(<Sample message={{ ...reply, state: 'failed', attachments: [file] }} onRetry={retry} />)
  await expect.element(page.getByText('Niet verstuurd. Uw tekst is bewaard.')).toBeVisible()
  expect(words()?.textContent).toBe(reply.text)
  await expect.element(control('Opnieuw')).toHaveAccessibleDescription(reply.label)
  await control('Opnieuw').click()
  expect(retry).toHaveBeenCalledExactlyOnceWith(reply.id)
  for (const [state, said] of [
    ['sending', 'Wordt verstuurd…'],
    ['sent', 'Verstuurd'],
  ] as const) {
    rerender(<Sample message={{ ...reply, state, attachments: [file] }} onRetry={retry} />)
    expect(page.getByRole('button', { name: 'Opnieuw' }).elements()).toHaveLength(0)
    expect(document.activeElement).toHaveTextContent(said)
    expect(article().contains(document.activeElement)).toBe(true)
  }
})

test('a message with only files has no empty line of text', () => {
  show({ ...own, text: ' ', attachments: [file] })
  expect(words()).toBeNull()
})

test('CHAT-BUBBLE-06 forced colours preserve the shape of both bubbles', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
  render(
    <>
      <Sample message={own} />
      <Sample />
    </>,
  )
  for (const element of page.getByRole('article').elements()) {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
      element.querySelector('p[dir=auto]')?.parentElement ?? document.body,
    )
    expect(borderTopWidth).toBe('1px')
    expect(borderTopColor).not.toBe(backgroundColor)
  }
})

test('CHAT-BUBBLE-07 in print a bubble is not split over pages, and buttons are left out', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  show({ ...reply, state: 'failed' })
  expect(getComputedStyle(surface()).breakInside).toBe('avoid')
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await expect.element(page.getByText('Niet verstuurd. Uw tekst is bewaard.')).toBeVisible()
})

test('a file of an unsent message shows its name and is not a control', () => {
  render(<Sample message={{ ...own, state: 'failed', attachments: [{ ...file, state: 'unsent' }] }} />)
  const list = page.getByRole('article').getByRole('list')
  expect(list.element().textContent).toBe(file.name)
  expect(list.element().querySelectorAll('a, button')).toHaveLength(0)
})

test('CHAT-BUBBLE-09 a line of a message has at most about 65 characters, in any column width', () => {
  const text = 'Ik had vannacht weer een aanval en ik weet niet of ik het middel mag nemen. '.repeat(8).trim()
  show({ ...own, text }, '100rem')
  const range = document.createRange()
  range.selectNodeContents(words() ?? document.body)
  const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
  expect(text.length / lines).toBeLessThanOrEqual(65)
})
