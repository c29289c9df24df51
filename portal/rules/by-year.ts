import { yearText } from './clinic-time.ts'

/**
 * Groups things by the year of their instant (ISO 8601) in Amsterdam, in the order in which the years first occur;
 * within a year the order stays.
 */
export function byYear<Thing>(
  things: readonly Thing[],
  momentOf: (thing: Thing) => string,
): { year: string; ofYear: Thing[] }[] {
  const years = new Map<string, Thing[]>()
  for (const thing of things) {
    const year = yearText(momentOf(thing))
    years.set(year, [...(years.get(year) ?? []), thing])
  }
  return [...years].map(([year, ofYear]) => ({ year, ofYear }))
}
