import { finds, inTurn, median, openPhone, timeUntilShown, type Measurement, type Given } from './phone.ts'

const lengths = { short: 50, long: 1000 } as const
const names = ['short', 'long'] as const

const isNewestThere = (): boolean => {
  const newest = [...document.querySelectorAll('article')].at(-1)?.getBoundingClientRect()
  return newest !== undefined && newest.top < innerHeight && newest.bottom > 0
}

/** How soon the newest message of a conversation is in view after its row is pressed. */
export async function thread(given: Given): Promise<Measurement[]> {
  const someone = await given.testAdmin.createPatient('nothing-planned', {
    threads: names.map((name) => ({ subject: `Gesprek ${name}`, count_unread: 0, messages: lengths[name] })),
  })
  const { page } = await openPhone(given, someone)
  const { short, long } = await inTurn(names, 7, async (name) => {
    await page.goto(`${given.origin}/messages`)
    const row = page.getByRole('link', { name: `Gesprek ${name}` })
    await row.waitFor()
    await page.waitForLoadState('networkidle')
    return timeUntilShown(page, isNewestThere, () => row.click())
  })
  await page.waitForFunction((count) => document.querySelectorAll('article').length === count, lengths.long)
  if (!(await finds(page, 'Hoe gaat het met u sinds de vorige afspraak')))
    throw new Error('The browser does not find the first message.')
  return [
    { what: `conversation of ${lengths.short} messages in view`, value: median(short), unit: 'ms' },
    { what: `conversation of ${lengths.long} messages in view`, value: median(long), unit: 'ms' },
    { what: 'the long one beside the short one', value: median(long) / median(short), unit: '×', most: 3 },
  ]
}
