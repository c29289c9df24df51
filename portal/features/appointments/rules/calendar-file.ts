import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventClass, ICalEventStatus, type ICalEventData } from 'ical-generator'

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

const prodId = { company: 'portal', product: 'agenda', language: 'NL' }

/** Every line ends, the last one too. */
function file(method: ICalCalendarMethod, event: ICalEventData): string {
  const calendar = ical({ prodId, method })
  calendar.createEvent(event)
  return `${calendar.toString()}\r\n`
}

const factsOf = ({ uid, sequence, startDateTime, endDateTime, title, text }: CalendarAppointment, now: Date) => ({
  id: uid, sequence, stamp: now, start: new Date(startDateTime), end: new Date(endDateTime), summary: title, description: text, organizer,
  // In a calendar that is shared, others see that the time is taken and no more, where theirs knows the difference.
  class: ICalEventClass.PRIVATE,
})

/** Puts an appointment into a calendar, or at its new time: every time in UTC, which no time zone can misread. */
export const calendarFile = (appointment: CalendarAppointment, now: Date): string => file(ICalCalendarMethod.PUBLISH, {
  ...factsOf(appointment, now),
  status: ICalEventStatus.CONFIRMED,
  location: appointment.place ?? null,
  url: appointment.address ?? null,
  alarms: reminders.map((triggerBefore) => ({ type: ICalAlarmType.display, triggerBefore, description: appointment.title })),
})

/** Takes an appointment out of a calendar again. */
export const cancelledCalendarFile = (appointment: CalendarAppointment, now: Date): string => file(ICalCalendarMethod.CANCEL, {
  ...factsOf(appointment, now), sequence: appointment.sequence + 1, status: ICalEventStatus.CANCELLED,
})
