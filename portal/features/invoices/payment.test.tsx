import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { invoices } from '../../api/contract/invoice.ts'
import { newTabAtom, type EmptyTab } from './new-tab.ts'
import { defaultSettings, settingsAtom } from '../../platform/settings.ts'
import { underWay, unpaid } from '../../stories/fixture/one-invoice.ts'
import { storyNow } from '../../stories/fixture/now.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockDeferred, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { InvoiceScreen } from './invoice-screen.tsx'

const { id } = unpaid
const site = 'https://pay.example/pay/3f8e'
const linkReply = (url?: string | null) => mockResponse(invoices.getPaymentLink, { url })
const open = mockResponse(invoices.getInvoice, { invoice: unpaid })

/** Renders the screen with fake tabs. `canNavigate`: whether a tab can still be navigated; 'blocked': the browser opens none. */
async function show(reply: StoryReply, canNavigate: boolean | 'blocked' = true) {
  const opened: {
    goTo: ReturnType<typeof vi.fn<EmptyTab['goTo']>>
    close: ReturnType<typeof vi.fn<EmptyTab['close']>>
  }[] = []
  const openTab = (): EmptyTab | null => {
    const tab = { goTo: vi.fn<EmptyTab['goTo']>(() => canNavigate === true), close: vi.fn<EmptyTab['close']>() }
    opened.push(tab)
    return canNavigate === 'blocked' ? null : tab
  }
  const rendered = await renderScreen(<InvoiceScreen id={id} />, { at: `/invoice/${id}`, replies: [open, reply] })
  rendered.store.set(newTabAtom, { open: openTab })
  rendered.store.set(settingsAtom, { ...defaultSettings, paymentOrigins: ['https://pay.example'] })
  const navigatedTo = () => opened.flatMap(({ goTo }) => goTo.mock.calls.flat())
  const closed = () => opened.map(({ close }) => close.mock.calls.length)
  const requestsTo = (path: string) => rendered.backend.sent.filter(({ endpoint }) => endpoint.path === path).length
  return {
    ...rendered,
    opened,
    navigatedTo,
    closed,
    linkRequests: () => requestsTo('/patientPortal/invoice/:id/payment_link'),
    invoiceRequests: () => requestsTo('/patientPortal/invoice/:id'),
  }
}
const pay = () => button('Nu betalen')
const openedAgo = (ms: number) => {
  sessionStorage.setItem('openedPayments', JSON.stringify({ [id]: new Date(storyNow.getTime() - ms).toISOString() }))
}
const focusWindow = () => {
  dispatchEvent(new Event('focus'))
}

beforeEach(() => {
  sessionStorage.removeItem('openedPayments')
})

describe('opening the payment page', () => {
  test('FIN-05.1 a press opens one tab at once, however often it is pressed, and the answer navigates it', async () => {
    const answer = mockDeferred(invoices.getPaymentLink, { url: site })
    const { opened, navigatedTo, closed, linkRequests } = await show(answer)
    await expect.element(pay()).toHaveAccessibleDescription('Opent in een nieuw tabblad.')
    const press = pay().element() as HTMLButtonElement
    press.click()
    press.click()
    // Synchronously in the click handler: a later `window.open` would be blocked.
    expect(opened).toHaveLength(1)
    await expect.element(button('Bezig met openen…')).toBeVisible()
    await expect.poll(navigatedTo).toEqual([])
    answer.tell()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    await expect.poll(() => [navigatedTo(), closed(), linkRequests()]).toEqual([[site], [0], 1])
  })

  test.each([
    ['no address', undefined, /Geen payment_url ontvangen/],
    ['an empty address', '', /Geen payment_url ontvangen/],
    ['a script', 'javascript:alert(1)', /adres dat wij niet kennen/],
    ['another site', 'https://evil.example/https://pay.example/', /adres dat wij niet kennen/],
  ])('FIN-06.1 FIN-06.2 for %s the tab closes, with a message', async (_name, url, words) => {
    const { navigatedTo, closed } = await show(linkReply(url))
    await pay().click()
    await expect.element(text(words)).toBeVisible()
    await expect.element(text(/U heeft nu niets betaald/)).toBeVisible()
    await expect.poll(() => [navigatedTo(), closed()]).toEqual([[], [1]])
    await expect.element(page.getByRole('link', { name: 'Open de betaalpagina' })).not.toBeInTheDocument()
  })

  test.each([
    ['is being paid', { paid_acc_pp: true }, 'Wij verwerken uw betaling'],
    ['was paid', { fully_paid: true }, 'Deze factuur is betaald'],
  ])(
    'FIN-05.1 an invoice that %s elsewhere meanwhile is refetched first, and no payment page is opened',
    async (_what, part, now) => {
      const { backend, navigatedTo, closed, linkRequests } = await show(linkReply(site))
      await expect.element(pay()).toBeVisible()
      backend.setReplies(mockResponse(invoices.getInvoice, { invoice: { ...unpaid, ...part } }), linkReply(site))
      await pay().click()
      await expect.element(heading(now)).toBeVisible()
      await expect.element(text(/U heeft nu niets betaald/)).toBeVisible()
      expect([navigatedTo(), closed(), linkRequests()]).toEqual([[], [1], 0])
    },
  )

  test('FIN-06 a failed call closes the tab with a message; a retry opens another', async () => {
    const { backend, navigatedTo, closed, invoiceRequests } = await show(mockStatus(invoices.getPaymentLink, 503))
    await expect.element(pay()).toBeVisible()
    // A real click would also focus the window, which refetches the invoice.
    const press = pay().element() as HTMLButtonElement
    press.click()
    await expect
      .element(
        text(/^De betaalpagina kan nu niet open\. U heeft nu niets betaald\. De kliniek is even niet bereikbaar/),
      )
      .toBeVisible()
    await expect.poll(closed).toEqual([1])
    expect(invoiceRequests()).toBe(2)
    backend.setReplies(linkReply(site))
    await button('Opnieuw proberen').click()
    await expect.poll(navigatedTo).toEqual([site])
    await expect.poll(closed).toEqual([1, 0])
  })

  test('FIN-06 leaving the screen closes the empty tab, and a late answer opens nothing', async () => {
    const answer = mockDeferred(invoices.getPaymentLink, { url: site })
    const { navigatedTo, closed, linkRequests } = await show(answer)
    await pay().click()
    await expect.poll(linkRequests).toBe(1)
    cleanup()
    await expect.poll(closed).toEqual([1])
    answer.tell()
    // Answered after the late answer: once this one is handled, so is that.
    const later = await show(linkReply(site))
    await pay().click()
    await expect.poll(later.navigatedTo).toEqual([site])
    await expect.poll(() => [navigatedTo(), closed()]).toEqual([[], [1]])
  })

  test('FIN-06 leaving the portal closes the empty tab too', async () => {
    const { closed, linkRequests } = await show(mockDeferred(invoices.getPaymentLink, { url: site }))
    await pay().click()
    await expect.poll(linkRequests).toBe(1)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(closed()).toEqual([1])
  })

  test.each([
    ['opens none', 'blocked'],
    ['has closed it', false],
  ] as const)('FIN-05.1 when the browser %s a link replaces the button', async (_name, canNavigate) => {
    const { linkRequests } = await show(linkReply(site), canNavigate)
    await pay().click()
    const link = page.getByRole('link', { name: 'Open de betaalpagina' })
    await expect.element(link).toHaveFocus()
    for (const [name, value] of Object.entries({ href: site, target: '_blank', rel: 'noopener noreferrer' }))
      await expect.element(link).toHaveAttribute(name, value)
    await expect.element(link).toHaveAccessibleDescription(/Uw browser hield het nieuwe tabblad tegen/)
    await expect.element(pay()).not.toBeInTheDocument()
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    await link.click()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    await expect.poll(linkRequests).toBe(1)
  })
})

describe('after the payment page was opened', () => {
  test('FIN-05 a payment is not started twice by mistake: the next press asks for confirmation, also after a reload', async () => {
    const { navigatedTo } = await show(linkReply(site))
    await pay().click()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    await pay().click()
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^Waarschuwing.?U heeft deze betaling net geopend/)
    await button('Ik wacht nog even').click()
    await expect.element(pay()).toHaveFocus()
    await expect.poll(navigatedTo).toEqual([site])
    cleanup()
    const reloaded = await show(linkReply(site))
    await pay().click()
    await button('Toch betalen').click()
    await expect.poll(reloaded.navigatedTo).toEqual([site])
  })

  test('FIN-05 half an hour later no confirmation is asked', async () => {
    openedAgo(30 * 60_000)
    const { navigatedTo } = await show(linkReply(site))
    await pay().click()
    await expect.poll(navigatedTo).toEqual([site])
  })

  test('FIN-04.5 FIN-05 on return the patient sees that the payment was received, without a message from the payment tab', async () => {
    // Longer ago than the last timed refetch.
    openedAgo(60_000)
    const { backend } = await show(linkReply(site))
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    backend.setReplies(mockResponse(invoices.getInvoice, { invoice: underWay }))
    focusWindow()
    await expect.element(heading('Wij verwerken uw betaling')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toHaveTextContent('Wij hebben uw betaling gezien. U hoeft niets meer te doen.')
    await expect.element(pay()).not.toBeInTheDocument()
  })

  test('FIN-05 the invoice is polled after 3, 10 and 30 seconds, and not after the screen is left', async () => {
    const { invoiceRequests } = await show(linkReply(site))
    await expect.element(pay()).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // A real click would also focus the window, which refetches the invoice.
    const press = pay().element() as HTMLButtonElement
    press.click()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    const before = invoiceRequests()
    const requestsAfter = async (wait: number) => {
      await vi.advanceTimersByTimeAsync(wait)
      return invoiceRequests() - before
    }
    expect([
      await requestsAfter(2999),
      await requestsAfter(1),
      await requestsAfter(6999),
      await requestsAfter(1),
    ]).toEqual([0, 1, 1, 2])
    cleanup()
    expect(await requestsAfter(60_000)).toBe(2)
  })
})
