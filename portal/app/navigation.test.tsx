import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consults } from '../api/contract/consult.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { viewAtom } from '../platform/view.ts'
import { planned } from '../stories/fixture/consult.ts'
import { paidInvoice, subtrajects } from '../stories/fixture/invoice.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse } from '../stories/story-backend.ts'

const replies = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
  // Without them a message would lie over the menu.
  mockResponse(invoices.listInvoices, { invoices: [paidInvoice] }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
]
const open = (at: string, ...more: typeof replies) =>
  renderScreen(<App />, { at, replies: [...replies, ...more], token: 'abc' })
const bar = () => page.getByRole('banner')
const menu = () => page.getByRole('navigation', { name: 'Menu' })
const items = () => textsOf(menu().getByRole('listitem'))

/** Waits for focus on the screen's heading; gives the document's title. */
async function tabAt(title: string | RegExp) {
  await expect.element(heading(title)).toHaveFocus()
  return document.title
}

test('NAV-01.1 NAV-01.2 NAV-01.3 an onboarded patient has a logo and a menu with every screen and logging off', async () => {
  await open('/dashboard')
  await expect.element(bar().getByRole('link', { name: 'Hoofdpijnkliniek' })).toHaveAttribute('href', '/dashboard')
  await button('Menu').click()
  await expect
    .poll(items)
    .toEqual([
      'Overzicht',
      'Afspraken',
      'Berichten',
      'Recepten',
      'Facturen',
      'Brieven',
      'Uw gegevens meenemen',
      'Weergave',
      'Uitloggen',
    ])
})

test('NAV-01.2 NAV-01.3 DASH-13.3 a patient who is not onboarded has only the dashboard, the display settings and logging off', async () => {
  await open('/dashboard', mockResponse(patient.getInfo, patientInfo({ user: { onBoardingComplete: false } })))
  await expect.element(page.getByRole('main').getByText('Alles is ingevuld')).toBeVisible()
  await button('Menu').click()
  await expect.poll(items).toEqual(['Overzicht', 'Weergave', 'Uitloggen'])
  await expect.element(button('Afspraak maken')).not.toBeInTheDocument()
})

test('NAV-02.1 NAV-02.2 NAV-02.3 a task has a title, a back button and a close button; an overview has neither button', async () => {
  await open('/dashboard')
  await button(/^Verzetten of afzeggen: /).click()
  await button(/^Verzetten: /).click()
  await expect.element(bar().getByText('Afspraak verzetten')).toBeVisible()
  await button('Wijzig: soort afspraak').click()
  for (const name of ['Terug', 'Sluiten'])
    await expect.element(bar().getByRole('link', { name })).toHaveAttribute('href', '/dashboard')
  await bar().getByRole('link', { name: 'Sluiten' }).click()
  await expect.element(heading('Uw overzicht')).toBeVisible()
  for (const role of ['link', 'button'] as const) {
    for (const name of ['Terug', 'Sluiten'])
      await expect.element(bar().getByRole(role, { name, exact: true })).not.toBeInTheDocument()
  }
})

test('NAV-04.1 NAV-04.2 every menu item opens its route, and only the current one is marked', async () => {
  await open('/dashboard')
  await button('Menu').click()
  for (const { item, address, title } of [
    { item: 'Afspraken', address: '/appointments', title: 'Afspraken' },
    { item: 'Berichten', address: '/messages', title: 'Berichten' },
    { item: 'Recepten', address: '/prescriptions', title: 'Recepten' },
    { item: 'Facturen', address: '/finance', title: 'Facturen' },
    { item: 'Brieven', address: '/documents', title: 'Brieven' },
    { item: 'Uw gegevens meenemen', address: '/take-out', title: 'Uw gegevens meenemen' },
    { item: 'Overzicht', address: '/dashboard', title: 'Uw overzicht' },
  ]) {
    await menu().getByRole('link', { name: item }).click()
    await expect.element(heading(title)).toHaveFocus()
    expect(location.pathname).toBe(address)
    await button('Menu').click()
    await expect.element(menu().getByRole('link', { name: item })).toHaveAttribute('aria-current', 'page')
    expect(menu().element().querySelectorAll('[aria-current]')).toHaveLength(1)
  }
})

test('BLOCK-09.1 in the calm view with the largest text, rescheduling and cancelling take two presses from the first screen, asking and calling one', async () => {
  const { store } = await open('/dashboard')
  const before = store.get(viewAtom)
  onTestFinished(() => store.set(viewAtom, before))
  store.set(viewAtom, { theme: 'calm-dark', softer: null, textSize: 'larger', oneQuestion: true })
  const changes = button(/^Verzetten of afzeggen: /)
  for (const { opens, press, arrives, pressesBack = 1 } of [
    { opens: changes, press: button(/^Verzetten: /), arrives: /Kies een dag en tijd$/, pressesBack: 2 },
    { opens: changes, press: button(/^Afzeggen: /), arrives: 'Wilt u deze afspraak afzeggen?' },
    { press: page.getByRole('link', { name: 'Bericht', exact: true }), arrives: 'Stel uw vraag' },
  ]) {
    await opens?.click()
    await press.click()
    await expect.element(heading(arrives)).toBeVisible()
    history.go(-pressesBack)
    await expect.element(heading('Uw overzicht')).toHaveFocus()
  }
  await expect
    .element(page.getByRole('link', { name: 'Bellen', exact: true }))
    .toHaveAttribute('href', 'tel:+31100000000')
})

test('APP-10.1 APP-10.2 a task, Back and each step of a wizard focus their heading and set the document title', async () => {
  await open('/appointments')
  await button(/^Afzeggen: /).click()
  expect(await tabAt('Wilt u deze afspraak afzeggen?')).toBe('Afspraak afzeggen – Hoofdpijnkliniek')
  history.back()
  expect(await tabAt('Afspraken')).toBe('Afspraken – Hoofdpijnkliniek')
  await button(/^Verzetten: /).click()
  expect(await tabAt(/Kies een dag en tijd/)).toBe(
    'Stap 2 van 3: Kies een dag en tijd – Afspraak verzetten – Hoofdpijnkliniek',
  )
  await button('Wijzig: soort afspraak').click()
  expect(await tabAt(/Hoe wilt u de afspraak\?/)).toBe(
    'Stap 1 van 3: Hoe wilt u de afspraak? – Afspraak verzetten – Hoofdpijnkliniek',
  )
})

test('APP-10.1 APP-10.2 each mode of the login screen focuses its heading and sets the document title', async () => {
  await renderScreen(<App />, { at: '/login' })
  await page.getByRole('link', { name: 'Account maken' }).click()
  expect(await tabAt(/^Account maken/)).toBe('Stap 1 van 6: Wat is uw e-mailadres? – Account maken – Hoofdpijnkliniek')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  expect(await tabAt('Inloggen')).toBe('Inloggen – Hoofdpijnkliniek')
})
