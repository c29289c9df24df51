import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { invoices } from '../../api/contract/invoice.ts'
import { standardSettings } from '../../rules/default-settings.ts'
import { newTabAtom, type EmptyTab } from '../../platform/new-tab.ts'
import { settingsAtom } from '../../platform/settings.ts'
import { underWay, unpaid } from '../../stories/fixture/one-invoice.ts'
import { storyNow } from '../../stories/fixture/now.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { answers, answersWhenTold, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { InvoiceScreen } from './invoice-screen.tsx'

const { id } = unpaid
const site = 'https://pay.example/pay/3f8e'
const leadsTo = (url?: string | null) => answers(invoices.getPaymentLink, { url })
const open = answers(invoices.getInvoice, { invoice: unpaid })

/** The screen, and the tabs that its browser opens: `isThere` is whether they can be led on, or 'blocked' where there are none. */
async function show(reply: StoryReply, isThere: boolean | 'blocked' = true) {
  const opened: { goTo: ReturnType<typeof vi.fn<EmptyTab['goTo']>>; close: ReturnType<typeof vi.fn<EmptyTab['close']>> }[] = []
  const openTab = (): EmptyTab | null => {
    const tab = { goTo: vi.fn<EmptyTab['goTo']>(() => isThere === true), close: vi.fn<EmptyTab['close']>() }
    opened.push(tab)
    return isThere === 'blocked' ? null : tab
  }
  const rendered = await renderScreen(<InvoiceScreen id={id} />, { at: `/invoice/${id}`, replies: [open, reply] })
  rendered.store.set(newTabAtom, { open: openTab })
  rendered.store.set(settingsAtom, { ...standardSettings, paymentOrigins: ['https://pay.example'] })
  const ledTo = () => opened.flatMap(({ goTo }) => goTo.mock.calls.flat())
  const closed = () => opened.map(({ close }) => close.mock.calls.length)
  const asked = (path: string) => rendered.clinic.sent.filter(({ endpoint }) => endpoint.path === path).length
  return { ...rendered, opened, ledTo, closed, links: () => asked('/patientPortal/invoice/:id/payment_link'), looks: () => asked('/patientPortal/invoice/:id') }
}
const pay = () => button('Nu betalen')
const openedAgo = (ms: number) => { sessionStorage.setItem('openedPayments', JSON.stringify({ [id]: new Date(storyNow.getTime() - ms).toISOString() })) }
const focusWindow = () => { dispatchEvent(new Event('focus')) }

beforeEach(() => { sessionStorage.removeItem('openedPayments') })

describe('opening the page to pay', () => {
  test('FIN-05 a press opens one tab at once, however often it comes, and the answer leads it on', async () => {
    const answer = answersWhenTold(invoices.getPaymentLink, { url: site })
    const { opened, ledTo, closed, links } = await show(answer)
    await expect.element(pay()).toHaveAccessibleDescription('Opent in een nieuw tabblad.')
    const press = pay().element() as HTMLButtonElement
    press.click()
    press.click()
    // Within the press, before anything was awaited.
    expect(opened).toHaveLength(1)
    await expect.element(button('Bezig met openen…')).toBeVisible()
    await expect.poll(ledTo).toEqual([])
    answer.tell()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    await expect.poll(() => [ledTo(), closed(), links()]).toEqual([[site], [0], 1])
  })

  test.each([
    ['no address', undefined, /Geen payment_url ontvangen/], ['an empty one', '', /Geen payment_url ontvangen/],
    ['a script', 'javascript:alert(1)', /adres dat wij niet kennen/], ['another site', 'https://evil.example/https://pay.example/', /adres dat wij niet kennen/],
  ])('FIN-06 for %s the tab closes, and words say so', async (_name, url, words) => {
    const { ledTo, closed } = await show(leadsTo(url))
    await pay().click()
    await expect.element(text(words)).toBeVisible()
    await expect.element(text(/U heeft nu niets betaald/)).toBeVisible()
    await expect.poll(() => [ledTo(), closed()]).toEqual([[], [1]])
    await expect.element(page.getByRole('link', { name: 'Open de betaalpagina' })).not.toBeInTheDocument()
  })

  test('FIN-06 a call that fails closes the tab and says so; the next try opens another', async () => {
    const { clinic, ledTo, closed, looks } = await show(refuses(invoices.getPaymentLink, 503))
    await expect.element(pay()).toBeVisible()
    // A press of the mouse would give the window focus, which looks too.
    const press = pay().element() as HTMLButtonElement
    press.click()
    await expect.element(text(/^De betaalpagina kan nu niet open\. U heeft nu niets betaald\. De kliniek is even niet bereikbaar/)).toBeVisible()
    await expect.poll(closed).toEqual([1])
    // Perhaps it was paid elsewhere meanwhile.
    await expect.poll(looks).toBe(2)
    clinic.setReplies(leadsTo(site))
    await button('Opnieuw proberen').click()
    await expect.poll(ledTo).toEqual([site])
    await expect.poll(closed).toEqual([1, 0])
  })

  test('FIN-06 who leaves takes the empty tab along, and the late answer opens nothing', async () => {
    const answer = answersWhenTold(invoices.getPaymentLink, { url: site })
    const { ledTo, closed, links } = await show(answer)
    await pay().click()
    await expect.poll(links).toBe(1)
    cleanup()
    await expect.poll(closed).toEqual([1])
    answer.tell()
    // The next screen's own answers come after it.
    const later = await show(leadsTo(site))
    await pay().click()
    await expect.poll(later.ledTo).toEqual([site])
    await expect.poll(() => [ledTo(), closed()]).toEqual([[], [1]])
  })

  test('FIN-06 who leaves the portal takes the empty tab along too', async () => {
    const { closed, links } = await show(answersWhenTold(invoices.getPaymentLink, { url: site }))
    await pay().click()
    await expect.poll(links).toBe(1)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(closed()).toEqual([1])
  })

  test.each([['opens none', 'blocked'], ['has closed it', false]] as const)('FIN-05 where the browser %s a link takes the place of the button', async (_name, isThere) => {
    const { links } = await show(leadsTo(site), isThere)
    await pay().click()
    const link = page.getByRole('link', { name: 'Open de betaalpagina' })
    await expect.element(link).toHaveFocus()
    for (const [name, value] of Object.entries({ href: site, target: '_blank', rel: 'noopener noreferrer' })) await expect.element(link).toHaveAttribute(name, value)
    await expect.element(link).toHaveAccessibleDescription(/Uw browser hield het nieuwe tabblad tegen/)
    await expect.element(pay()).not.toBeInTheDocument()
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    await link.click()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    await expect.poll(links).toBe(1)
  })
})

describe('after it was opened', () => {
  test('FIN-05 a payment is not begun twice by mistake: the next press asks first, also after a reload', async () => {
    const { ledTo } = await show(leadsTo(site))
    await pay().click()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    await pay().click()
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Waarschuwing.?U heeft deze betaling net geopend/)
    await button('Ik wacht nog even').click()
    await expect.element(pay()).toHaveFocus()
    await expect.poll(ledTo).toEqual([site])
    cleanup()
    const reloaded = await show(leadsTo(site))
    await pay().click()
    await button('Toch betalen').click()
    await expect.poll(reloaded.ledTo).toEqual([site])
  })

  test('FIN-05 half an hour later it is not asked any more', async () => {
    openedAgo(30 * 60_000)
    const { ledTo } = await show(leadsTo(site))
    await pay().click()
    await expect.poll(ledTo).toEqual([site])
  })

  test('FIN-04 FIN-05 who comes back reads that the payment was seen, without a word on the tab that paid', async () => {
    // So long ago that nothing looks by the clock any more.
    openedAgo(60_000)
    const { clinic } = await show(leadsTo(site))
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    clinic.setReplies(answers(invoices.getInvoice, { invoice: underWay }))
    focusWindow()
    await expect.element(heading('Wij verwerken uw betaling')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('Wij hebben uw betaling gezien. U hoeft niets meer te doen.')
    await expect.element(pay()).not.toBeInTheDocument()
  })

  test('FIN-05 it is looked at anew after 3, 10 and 30 seconds, and no more once the screen is left', async () => {
    const { looks } = await show(leadsTo(site))
    await expect.element(pay()).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // A press of the mouse would give the window focus, which looks too.
    const press = pay().element() as HTMLButtonElement
    press.click()
    await expect.element(text('Wij wachten op uw betaling')).toBeVisible()
    const before = looks()
    const looksWithin = async (wait: number) => {
      await vi.advanceTimersByTimeAsync(wait)
      return looks() - before
    }
    expect([await looksWithin(2999), await looksWithin(1), await looksWithin(6999), await looksWithin(1)]).toEqual([0, 1, 1, 2])
    cleanup()
    expect(await looksWithin(60_000)).toBe(2)
  })
})
