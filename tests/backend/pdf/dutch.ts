const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
})
const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** A moment, or a day without a time, as a date in words. */
export function dutchDay(moment: Date | string): string {
  return day.format(new Date(moment))
}

export function euros(cents: number): string {
  return money.format(cents / 100)
}
