import i18next from 'i18next'
import { clockTime, dayCodes, daysByHours, parseOpeningHours } from '../rules/opening-hours.ts'

let list: Intl.ListFormat | undefined
/** 'ma, wo en vr'. A single item skips Intl, whose first use takes a cheap phone a tenth of a second. */
function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  list ??= new Intl.ListFormat('nl')
  return list.format(items)
}

/** Number of consecutive days from which they are named by the first and the last: 'ma t/m wo'. */
const runFrom = 3

function daysText(days: readonly number[]): string {
  const key = days.join('')
  if (key === '0123456') return i18next.t('hours.everyDay')
  if (key === '01234') return i18next.t('hours.workdays')
  const names = days.flatMap((day) => dayCodes[day] ?? []).map((code) => i18next.t(`hours.day.${code}`))
  const isRun = days.length >= runFrom && days.every((day, at) => day === (days[0] ?? 0) + at)
  return i18next.t('hours.onDays', {
    days: isRun ? i18next.t('hours.through', { first: names[0] ?? '', last: names.at(-1) ?? '' }) : listOf(names),
  })
}

/**
 * Opening hours as part of a sentence: 'op werkdagen van 9 tot 16 uur'; undefined if they are invalid (see
 * `parseOpeningHours`).
 */
export function openingHoursText(entries: readonly string[]): string | undefined {
  const periods = parseOpeningHours(entries)
  return (
    periods &&
    listOf(
      daysByHours(periods).map(({ days, hours }) =>
        i18next.t('hours.of', {
          days: daysText(days),
          times: listOf(
            hours.map(({ opens, closes }) =>
              i18next.t('hours.between', { from: clockTime(opens), to: clockTime(closes) }),
            ),
          ),
        }),
      ),
    )
  )
}
