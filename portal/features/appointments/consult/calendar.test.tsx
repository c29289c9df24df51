import { Button } from '#design-system'
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consultState, type Consult } from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { claimDrafts, draftsOf, wipeDrafts } from '../../../platform/drafts/draft-store.ts'
import { planned, plannedLater } from '../../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../../stories/render-screen.tsx'
import { mockResponse } from '../../../stories/story-backend.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { RemoveFromCalendar } from './remove-from-calendar.tsx'
import { useCarryCalendarEntry } from './use-calendar-entry.ts'

/** The planned consult after a move: new time, and a new id from the clinic. */
const moved: Consult = { ...plannedLater, id: 40 }

let saved: { name: string; content: Blob }[]
beforeEach(async () => {
  await wipeDrafts()
  saved = []
  const contents: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob) - 1}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    const content = contents[Number(this.href.slice('blob:'.length))]
    if (content) saved.push({ name: this.download, content })
  })
})

/** Lines of the file saved last, unfolded (RFC 5545). */
const lastFile = async () => ((await saved.at(-1)?.content.text()) ?? '').replaceAll('\r\n ', '').split('\r\n')
const propertyOf = async (name: string) =>
  (await lastFile()).find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)

function Carry() {
  const carry = useCarryCalendarEntry()
  return <Button onClick={() => void carry(planned.id, moved.startDateTime)}>Verzet</Button>
}

async function show(consults: Consult[] = [planned], token = 'emma') {
  cleanup()
  await claimDrafts({ email: `${token}@voorbeeld.nl`, token })
  return renderScreen(
    <>
      {consults.map((consult) => (
        <AddToCalendar key={consult.id} consult={consult} />
      ))}
      <RemoveFromCalendar consult={moved} />
      <Carry />
    </>,
    {
      at: routes.appointments.pattern,
      token,
      replies: [
        mockResponse(patient.getEmployees, { employees }),
        mockResponse(
          patient.getInfo,
          patientInfo({ consults: [{ ...planned, state: consultState.cancelled }, moved] }),
        ),
      ],
    },
  )
}

const openOf = (date: string) => button(`Zet in agenda: ${date}`).click()
async function add() {
  await page.getByRole('dialog').getByRole('button', { name: 'Zet in agenda' }).click()
  await expect.element(text(/Open nu het bestand\./)).toBeVisible()
}

test('BOOK-21.1 a booked consult is added to the calendar as "appointment", unless the patient wants it named', async () => {
  await show()
  await openOf('donderdag 3 december 2026')
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription('Afspraak, donderdag 3 december 2026 om 14:30 uur.')
  await add()
  expect(saved.map(({ name, content }) => [name, content.type])).toEqual([['afspraak-20261203.ics', 'text/calendar']])
  expect(await lastFile()).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'SUMMARY:Afspraak',
      'DTSTART:20261203T133000Z',
      'DTEND:20261203T135000Z',
      'SEQUENCE:0',
      'CLASS:PRIVATE',
    ]),
  )
  // Nor do other properties reveal what the title hides.
  expect((await lastFile()).join(' ')).not.toMatch(
    /hoofdpijn|kliniek|controle|Bos|pati[eë]nt|consult|010|localhost|127/i,
  )
  const uid = await propertyOf('UID')
  // The button returns when the option changes, as the entry then differs.
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Zet in agenda' })).not.toBeInTheDocument()

  await page.getByRole('checkbox').click()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(/^Controle op de kliniek met dr\. A\.B\. Bos, donderdag 3/)
  await add()
  await expect.poll(() => saved).toHaveLength(2)
  expect(await lastFile()).toEqual(
    expect.arrayContaining([
      `UID:${uid}`,
      'SUMMARY:Controle op de kliniek met dr. A.B. Bos',
      String.raw`LOCATION:Hoofdpijnkliniek\, Lindelaan 12\, 1234 AB Voorbeeldstad`,
      `URL;VALUE=URI:${location.origin}/appointments`,
      String.raw`DESCRIPTION:donderdag 3 december 2026 om 14:30 uur\, Nederlandse tijd.\nVerzetten of afzeggen? Dat kan in het portaal. Of bel 010 000 00 00.`,
    ]),
  )
  await button('Sluiten').click()
  await expect.element(button('Zet in agenda: donderdag 3 december 2026')).toHaveFocus()
})

test('BOOK-21.3 BOOK-21.4 BOOK-21.5 a rescheduled consult has the same UID in the calendar under its new id, and is removed once cancelled', async () => {
  const { backend } = await show()
  await openOf('donderdag 3 december 2026')
  await add()
  const uid = await propertyOf('UID')
  await button('Sluiten').click()
  await button('Verzet').click()
  await expect.poll(() => draftsOf('emma').read(`calendar ${moved.id}`)).toBeDefined()
  expect(backend.bodiesOf(patient.getInfo)).toHaveLength(1)

  await show([moved])
  await openOf('vrijdag 18 december 2026')
  await add()
  expect([await propertyOf('UID'), await propertyOf('SEQUENCE')]).toEqual([uid, '1'])
  await expect.element(text(/Staat de oude tijd er daarna nog\?/)).toBeVisible()
  await button('Sluiten').click()
  await button('Haal uit agenda: vrijdag 18 december 2026').click()
  await expect.element(text(/Staat de afspraak daarna nog in uw agenda\?/)).toBeVisible()
  expect([saved.at(-1)?.name, saved.at(-1)?.content.type]).toEqual(['afspraak-afgezegd-20261218.ics', 'text/calendar'])
  expect(await lastFile()).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${uid}`, 'SEQUENCE:2', 'STATUS:CANCELLED', 'CLASS:PRIVATE']),
  )

  // Origins are stored per patient: another patient on this device starts at 0.
  await show([moved], 'piet')
  await openOf('vrijdag 18 december 2026')
  await add()
  expect(await propertyOf('SEQUENCE')).toBe('0')
  expect(await propertyOf('UID')).not.toBe(uid)
})

test('BOOK-21 when the file cannot be created an error shows that the appointment still exists; a retry works', async () => {
  await show()
  await openOf('donderdag 3 december 2026')
  vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
    throw new Error('No room.')
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Zet in agenda' }).click()
  await expect
    .element(page.getByRole('dialog').getByText(/Het bestand is niet gemaakt\. Uw afspraak blijft staan\./))
    .toBeVisible()
  await add()
  expect(saved).toHaveLength(1)
})
