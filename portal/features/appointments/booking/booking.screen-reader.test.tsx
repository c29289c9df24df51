import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen, readPage } from '#tests/support/hear.ts'
import { consults } from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { employees, patientInfo } from '../../../stories/fixture/patient.ts'
import { slots } from '../../../stories/fixture/slot.ts'
import { button, renderScreen } from '../../../stories/render-screen.tsx'
import { mockResponse } from '../../../stories/story-backend.ts'
import { BookingScreen } from '../booking-screen.tsx'

const open = () =>
  renderScreen(<BookingScreen />, {
    at: routes.booking.pattern,
    state: { wizard: { run: 'test', step: 1, mode: 'clinic', day: null, slot: null } },
    replies: [
      mockResponse(patient.getInfo, patientInfo()),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
    ],
  })

test('reads the choice of a time up to the calendar', async () => {
  await open()
  await expect.element(button('dinsdag 1 december, 4 tijden vrij')).toBeVisible()
  const announced = await readPage()
  expect(
    announced.slice(
      announced.indexOf('main') + 1,
      announced.findIndex((words) => words.startsWith('button, Vorige weken')),
    ),
  ).toEqual([
    'list, Stappen',
    'listitem, level 1, position 1, set size 3',
    'Soort afspraak, klaar',
    'listitem, level 1, current step, position 2, set size 3',
    'Dag en tijd, huidige stap',
    'listitem, level 1, position 3, set size 3',
    'Controleren, nog niet gedaan',
    'heading, Stap 2 van 3: Kies een dag en tijd, level 1',
    'form',
    'group, Eerste vrije tijden',
    'list',
    'listitem, level 1, position 1, set size 3',
    'button, dinsdag 1 december, 09:20, not pressed',
    'listitem, level 1, position 2, set size 3',
    'button, donderdag 3 december, 09:00, not pressed',
    'listitem, level 1, position 3, set size 3',
    'button, donderdag 10 december, 14:00, not pressed',
  ])
})

test('announces choosing a day and a time by keyboard, past the weeks in view', async () => {
  await open()
  await expect.element(button('dinsdag 1 december, 4 tijden vrij')).toBeVisible()
  const expectHeard = await listen()
  button('dinsdag 1 december, 4 tijden vrij').element().focus()
  await expectHeard('button, dinsdag 1 december, 4 tijden vrij, not pressed')
  await userEvent.keyboard('{PageDown}')
  await expectHeard('button, geen tijden, vrijdag 1 januari, not pressed', 'polite: december 2026 – januari 2027')
  await userEvent.keyboard('{PageUp}')
  await expectHeard('button, dinsdag 1 december, 4 tijden vrij, not pressed', 'polite: november – december 2026')
  await userEvent.keyboard('{ArrowRight}')
  await expectHeard('button, geen tijden, woensdag 2 december, not pressed')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expectHeard(
    'button, dinsdag 1 december, 4 tijden vrij, not pressed',
    'heading, Tijden op dinsdag 1 december, level 2',
  )
  await userEvent.keyboard('{Tab}')
  await expectHeard(
    'radio, 09:20, 101/3/2026-12-01T09:20:00+01:00, not checked, position 1, set size 4',
    'radiogroup, Vrije tijden, not required',
  )
  await userEvent.keyboard(' ')
  await page.getByRole('button', { name: 'Andere dag kiezen' }).click()
  await expectHeard('button, Andere dag kiezen', 'button, dinsdag 1 december, 4 tijden vrij, pressed')
})

test('the footer shows a short date, and reads it in full', async () => {
  await open()
  await button('dinsdag 1 december, 4 tijden vrij').click()
  await page.getByRole('radio', { name: '09:20' }).click()
  await expect.element(page.getByText('di 1 december, 09:20')).toBeVisible()
  const said = await readPage()
  expect(said.slice(said.indexOf('Uw keuze'))).toEqual(['Uw keuze', 'dinsdag 1 december, 09:20', 'button, Volgende'])
})
