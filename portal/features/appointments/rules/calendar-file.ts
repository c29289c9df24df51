import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'

/** Identity (UID) and version (SEQUENCE) of a calendar entry. */
export interface CalendarEntry {
  uid: string
  sequence: number
}

/** Contents of a calendar entry; instants as ISO 8601. */
export interface CalendarAppointment extends CalendarEntry {
  startDateTime: string
  endDateTime: string
  title: string
  text: string
  location?: string | undefined
  /** URL with more information. */
  url?: string | undefined
}

/** Alarms before the start, in seconds. */
const reminders = [24 * 3600, 3600]

/** Constant, as calendars accept changes from the same organizer only (RFC 5546); names nobody, as a calendar may be shared. */
const organizer = { name: 'Agenda', email: 'agenda@portal.invalid' }

const prodId = { company: 'portal', product: 'agenda', language: 'NL' }

/** iCalendar requires CRLF after the last line too. */
function file(method: ICalCalendarMethod, event: ICalEventData): string {
  const calendar = ical({ prodId, method })
  calendar.createEvent(event)
  return `${calendar.toString()}\r\n`
}

const commonProperties = (
  { uid, sequence, startDateTime, endDateTime, title, text }: CalendarAppointment,
  now: Date,
) => ({
  id: uid,
  sequence,
  stamp: now,
  start: new Date(startDateTime),
  end: new Date(endDateTime),
  summary: title,
  description: text,
  organizer,
  // In shared calendars others see only that the time is taken, where the program supports CLASS.
  class: ICalEventClass.PRIVATE,
})

/**
 * An iCalendar file (RFC 5545, CRLF) that adds an appointment or updates it, with alarms one day and one hour before.
 * All times in UTC.
 */
export const calendarFile = (appointment: CalendarAppointment, now: Date): string =>
  file(ICalCalendarMethod.PUBLISH, {
    ...commonProperties(appointment, now),
    status: ICalEventStatus.CONFIRMED,
    location: appointment.location ?? null,
    url: appointment.url ?? null,
    alarms: reminders.map((triggerBefore) => ({
      type: ICalAlarmType.display,
      triggerBefore,
      description: appointment.title,
    })),
  })

/** An iCalendar file that removes an appointment; its sequence is one higher. */
export const cancelledCalendarFile = (appointment: CalendarAppointment, now: Date): string =>
  file(ICalCalendarMethod.CANCEL, {
    ...commonProperties(appointment, now),
    sequence: appointment.sequence + 1,
    status: ICalEventStatus.CANCELLED,
  })
