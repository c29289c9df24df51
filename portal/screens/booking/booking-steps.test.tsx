import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { consultCategory, consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { answers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { BookingScreen } from './booking-screen.tsx'

const usual = [answers(patient.getInfo, patientInfo()), answers(patient.getEmployees, { employees }), answers(consults.getSlots, { slots })]
const open = (state: object, ...replies: StoryReply[]) => renderScreen(<BookingScreen />, { at: destinations.booking.pattern, state, replies: [...usual, ...replies] })
const botox = answers(patient.getInfo, patientInfo({ nextConsult: { nextConsultCategory: consultCategory.botox } }))
const radio = (name: string) => page.getByRole('radio', { name })
const next = () => button('Volgende')

function standAtQuery(query: string) {
  const before = location.href
  history.replaceState(null, '', query)
  onTestFinished(() => history.replaceState(null, '', before))
}

async function toConfirm() {
  await radio('Op de kliniek').click()
  await next().click()
  await page.getByRole('button', { name: /dinsdag 1 december/ }).click()
  await radio('09:20').click()
  await next().click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
}

describe('from step to step', () => {
  test('APP-09 each step has a title of its own and one h1, which has focus', async () => {
    await open({})
    await expect.element(heading(/Hoe wilt u de afspraak\?/)).toBeVisible()
    const titles = [document.title]
    await radio('Op de kliniek').click()
    await next().click()
    await expect.element(heading(/Kies een dag en tijd/)).toHaveFocus()
    titles.push(document.title)
    await page.getByRole('button', { name: /dinsdag 1 december/ }).click()
    await radio('09:20').click()
    await next().click()
    await expect.element(heading(/Klopt dit\?/)).toHaveFocus()
    titles.push(document.title)
    expect(titles).toEqual([
      'Stap 1 van 3: Hoe wilt u de afspraak? – Afspraak maken – Hoofdpijnkliniek',
      'Stap 2 van 3: Kies een dag en tijd – Afspraak maken – Hoofdpijnkliniek',
      'Stap 3 van 3: Klopt dit? – Afspraak maken – Hoofdpijnkliniek',
    ])
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  })

  test('BOOK-10 Back goes one step back, with what was chosen', async () => {
    await open({})
    await toConfirm()
    await button('Terug').click()
    await expect.element(heading(/Kies een dag en tijd/)).toHaveFocus()
    await expect.element(radio('09:20')).toBeChecked()
    await button('Terug').click()
    await expect.element(heading(/Hoe wilt u de afspraak\?/)).toHaveFocus()
    await expect.element(radio('Op de kliniek')).toBeChecked()
  })

  test("BOOK-09 'Wijzig dag/tijd' goes back to the times", async () => {
    await open({})
    await toConfirm()
    await button('Wijzig dag/tijd').click()
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    await expect.element(radio('09:20')).toBeChecked()
  })

  test('another mode lets go of the time that was chosen', async () => {
    await open({ wizard: { run: 'test', step: 0, mode: 'clinic', day: '20261201', slot: firstSlot } })
    await radio('Via video').click()
    await expect.element(radio('Via video')).toBeChecked()
    expect(history.state).toMatchObject({ wizard: { mode: 'video', slot: null } })
  })

  test('BOOK-13 after a 409 the times are fetched again, and the taken one is gone', async () => {
    const { clinic } = await open({}, refuses(consults.addConsult, 409))
    await toConfirm()
    const left = { ...slots, 1: { ...slots['1'], 20261201: slots['1']?.['20261201']?.slice(1) ?? [] } }
    clinic.setReplies(answers(consults.getSlots, { slots: left }))
    await button('Afspraak maken').click()
    await expect.element(text(/net door iemand anders gekozen/)).toBeVisible()
    await expect.element(radio('09:20')).not.toBeInTheDocument()
    await expect.element(radio('11:40')).toBeVisible()
    expect(clinic.bodiesOf(consults.getSlots)).toHaveLength(2)
  })
})

describe('where it starts', () => {
  test.each([
    ['a mode in the address is chosen beforehand', '?type=phone', {}, 'Via de telefoon'],
    ['the state wins over the address', '?type=phone', { type: 'video' }, 'Via video'],
  ])('BOOK-16 %s', async (_name, query, state, chosen) => {
    standAtQuery(query)
    await open(state)
    await expect.element(radio(chosen)).toBeChecked()
  })

  test('BOOK-16 an unknown mode in the address is ignored', async () => {
    standAtQuery('?type=pigeon')
    await open({})
    await expect.element(radio('Via video')).toBeVisible()
    await expect.element(next()).toBeDisabled()
  })

  test('BOOK-16 a mode in the state is chosen beforehand where it is allowed', async () => {
    await open({ type: 'video' })
    await expect.element(radio('Via video')).toBeChecked()
  })

  test('BOOK-16 a mode that is not allowed, or none at all, is ignored', async () => {
    await open({ type: 'video' }, answers(patient.getInfo, patientInfo({ nextConsult: { nextConsultCategory: consultCategory.botox } })))
    await expect.element(radio('Botoxbehandeling op de kliniek')).toBeVisible()
    await expect.element(radio('Via video')).not.toBeChecked()
  })

  test.each<[string, unknown, RegExp, ...StoryReply[]]>([
    ['a step without the choices before it', { run: 'x', step: 2, mode: null, day: null, slot: null }, /Hoe wilt u de afspraak/],
    ['confirming without a time', { run: 'x', step: 2, mode: 'clinic', day: null, slot: null }, /Kies een dag en tijd/],
    ['a step that does not exist', { run: 'x', step: 7, mode: 'clinic', day: null, slot: null }, /Kies een dag en tijd/],
    ['a step before the first', { run: 'x', step: -1, mode: 'clinic', day: null, slot: null }, /Hoe wilt u de afspraak/],
    ['a time that does not go with the way chosen', { run: 'x', step: 2, mode: 'video', day: '20261201', slot: firstSlot }, /Hoe wilt u de afspraak/],
    ['a way that the category does not have', { run: 'x', step: 1, mode: 'video', day: null, slot: null }, /Hoe wilt u de afspraak/, botox],
    ['a wizard that is none', 'step 2', /Hoe wilt u de afspraak/],
  ])('ACC-13 %s starts where it can', async (_name, wizard, title, ...replies) => {
    await open({ wizard }, ...replies)
    await expect.element(heading(title)).toBeVisible()
  })

  test('moving an appointment that the patient does not have says so', async () => {
    await open({ isReschedule: true, consultId: 999 })
    await expect.element(text(/Wij kunnen deze afspraak niet vinden/)).toBeVisible()
  })

  test('BOOK-20 rescheduling offers the category of what is moved, not of what comes next', async () => {
    const info = patientInfo({ consults: [planned], nextConsult: { nextConsultCategory: consultCategory.botox } })
    await open({ isReschedule: true, consultId: planned.id }, answers(patient.getInfo, info))
    await expect.element(radio('Via video')).toBeEnabled()
    await expect.element(text('U verzet uw afspraak van donderdag 3 december 2026 om 14:30.')).toBeVisible()
  })

  test('without a next consult there is nothing to choose, only a number to call', async () => {
    await open({}, answers(patient.getInfo, patientInfo({ nextConsult: null })))
    await expect.element(text('Bel ons voor een afspraak')).toBeVisible()
  })

  test('no times at all: a text with the phone number instead of an empty calendar', async () => {
    await open({ wizard: { run: 'test', step: 1, mode: 'clinic', day: null, slot: null } }, answers(consults.getSlots, { slots: {} }))
    await expect.element(text('Geen vrije tijden')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: /^010/ }).first()).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  })
})
