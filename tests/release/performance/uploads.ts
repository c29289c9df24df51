import type { Browser } from '@playwright/test'
import { openPages } from '../page-site.ts'
import { inTurn, median, slower, type Measurement } from './phone.ts'

const tasks = {
  prepare: 'making a photo of 12 megapixels smaller',
  keep: 'keeping two files with the draft',
  encode: 'encoding two files',
  send: 'encoding and sending two files',
  negativeControl: 'negative control: encoding two files at once',
} as const
const names = Object.keys(tasks) as (keyof typeof tasks)[]
/** The longest that a key may go unanswered, in ms, and what the page may hold more afterwards, in MB. */
const [patience, leftover] = [50, 2]

interface UploadPage {
  choose: () => Promise<void>
  measure: (task: string) => Promise<number>
}

/** What choosing and sending a file of 19 MB and a photo costs the page. */
export async function uploads({ browser }: { browser: Browser }): Promise<Measurement[]> {
  const { address, close } = await openPages('performance/uploads-page', ['index.html'])
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${address}/index.html`)
    await page.evaluate(() => (globalThis as unknown as UploadPage).choose())
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const held = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
        usedSize: number
        backingStorageSize?: number
      }
      return (usedSize + backingStorageSize) / 1024 ** 2
    }
    const rounds = await inTurn(names, 3, async (task) => {
      const before = await held()
      const longest = await page.evaluate((name) => (globalThis as unknown as UploadPage).measure(name), task)
      return { longest, megabytes: (await held()) - before }
    })
    return names.flatMap((task): Measurement[] => {
      const longest = median(rounds[task].map((round) => round.longest))
      const standstill = { what: `${tasks[task]}: longest standstill`, value: longest, unit: 'ms' } as const
      if (task === 'negativeControl') return [{ ...standstill, least: patience }]
      const megabytes = median(rounds[task].map((round) => round.megabytes))
      return [
        { ...standstill, most: patience },
        { what: `${tasks[task]}: memory kept`, value: megabytes, unit: 'MB', most: leftover },
      ]
    })
  } finally {
    close()
  }
}
