import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'

/** What tells a calendar that it has an appointment already, and which of two files is the later. */
export interface CalendarEntry {
  uid: string
  sequence: number
}

/** An appointment as a calendar shows it. */
export interface CalendarAppointment extends CalendarEntry {
  startDateTime: string
  endDateTime: string
  title: string
  text: string
  place?: string | undefined
  /** Where more of it can be read. */
  address?: string | undefined
}

/** Before it begins, in seconds: a day, to keep the day free, and an hour, to be ready. */
const reminders = [24 * 3600, 3600]

/** A calendar takes changes from the organizer alone, so it is the same in every file; it names nobody, as others may read along. */
const organizer = { name: 'Agenda', email: 'agenda@portal.invalid' }

const file = (method: ICalCalendarMethod) => ical({ prodId: { company: 'patient-portal', product: 'appointments', language: 'NL' }, method })

const factsOf = ({ uid, sequence, startDateTime, endDateTime, title }: CalendarAppointment, now: Date) => ({
  id: uid, sequence, stamp: now, start: new Date(startDateTime), end: new Date(endDateTime), summary: title, organizer,
  // In a calendar that is shared, others see that the time is taken and no more, where theirs knows the difference.
  class: ICalEventClass.PRIVATE,
})

/** Puts an appointment into a calendar, or at its new time: every time in UTC, which no time zone can misread. */
export function calendarFile(appointment: CalendarAppointment, now: Date): string {
  const { title, text, place, address } = appointment
  const calendar = file(ICalCalendarMethod.PUBLISH)
  const event = calendar.createEvent({ ...factsOf(appointment, now), description: text, status: ICalEventStatus.CONFIRMED })
  if (place) event.location(place)
  if (address) event.url(address)
  for (const triggerBefore of reminders) event.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: title })
  return calendar.toString()
}

/** Takes an appointment out of a calendar again. */
export function cancelledCalendarFile(appointment: CalendarAppointment, now: Date): string {
  const calendar = file(ICalCalendarMethod.CANCEL)
  const facts = factsOf(appointment, now)
  calendar.createEvent({ ...facts, sequence: facts.sequence + 1, description: appointment.text, status: ICalEventStatus.CANCELLED })
  return calendar.toString()
}
