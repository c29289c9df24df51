import type { SlotCalendarLabels } from '#design-system'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndDateText, monthsText, noonOf, shortMonthText, weekdayNames } from '../../../rules/clinic-time.ts'

/** Placeholder for a date in a translated text. */
const datePlaceholder = '\u0000'

type CalendarLabels = Omit<SlotCalendarLabels, 'failed' | 'nothing'>
type Translate = ReturnType<typeof useTranslation<['appointment', 'common']>>['t']

const date = (key: string) => dayAndDateText(noonOf(key))

/** The calendar's fixed texts; the caller adds those for a failure and for no times at all. */
export function useCalendarLabels(): CalendarLabels {
  const { t } = useTranslation(['appointment', 'common'])
  return useMemo(() => calendarLabels(t), [t])
}

function calendarLabels(t: Translate): CalendarLabels {
  const names = new Map<number, string>()
  /** Translates once per number of free times: a month renders thirty names. */
  const nameTemplate = (count: number) => {
    const name =
      names.get(count) ??
      (count === 0
        ? t('calendar.dayWithoutTimes', { date: datePlaceholder })
        : t('calendar.dayWithTimes', { date: datePlaceholder, count }))
    names.set(count, name)
    return name
  }
  return {
    firstFree: t('calendar.firstFree'),
    nearestFree: t('calendar.nearestFree'),
    firstDay: date,
    asList: t('calendar.asList'),
    asMonth: t('calendar.asMonth'),
    freeDays: t('calendar.freeDays'),
    listedDay: (key, count) => ({ date: date(key), times: t('calendar.timesFree', { count }) }),
    moreDays: t('calendar.moreDays'),
    previousWeeks: t('calendar.previousWeeks'),
    nextWeeks: t('calendar.nextWeeks'),
    months: (first, last) => monthsText(noonOf(`${first}01`), noonOf(`${last}01`)),
    shortMonth: (month) => shortMonthText(noonOf(`${month}01`)),
    weekdays: weekdayNames(),
    day: (key, count) => nameTemplate(count).replace(datePlaceholder, date(key)),
    outside: (key) => t('calendar.dayOutside', { date: date(key) }),
    current: t('calendar.movedDay'),
    timesOn: (key) => t('calendar.timesOn', { date: date(key) }),
    noTimesOn: (key) => t('calendar.noTimesOn', { date: date(key) }),
    parts: { morning: t('calendar.morning'), afternoon: t('calendar.afternoon'), evening: t('calendar.evening') },
    times: t('calendar.times'),
    otherDay: t('calendar.otherDay'),
    loading: t('common:loading'),
    failedLabel: t('common:tone.error'),
    retry: t('common:retry'),
  }
}
