import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { percentile } from './measure.ts'
import { openPages } from './page-site.ts'
import type { Proof, Result } from './proof.ts'

const rounds = 3
const slower = 4
/** The longest that a key may go unanswered, in ms. */
const patience = 50
/** What the page may hold more afterwards than before, in MB. */
const leftover = 2

const tasks = ['nothing', 'prepare', 'keep', 'encode', 'send', 'control'] as const
type Task = (typeof tasks)[number]

const said: Readonly<Record<Task, string>> = {
  nothing: 'doing nothing',
  prepare: 'making a photo of 12 megapixels smaller',
  keep: 'keeping both with the draft',
  encode: 'encoding both',
  send: 'encoding and sending both',
  control: 'encoding both at once (control)',
}

/** One task in one round: the longest standstill and the time it took, in ms, and what the page holds more afterwards, in MB. */
export interface UploadRound {
  longest: number
  took: number
  megabytes: number
}

const middle = (numbers: readonly number[]): number =>
  percentile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  )

export function uploadFigures(measured: Readonly<Record<Task, readonly UploadRound[]>>): Result {
  const longestOf = (task: Task) => middle(measured[task].map(({ longest }) => longest))
  const leftOf = (task: Task) => middle(measured[task].map(({ megabytes }) => megabytes))
  const own = tasks.filter((task) => task !== 'control')
  return {
    passed:
      own.every((task) => longestOf(task) <= patience && leftOf(task) <= leftover) && longestOf('control') > patience,
    summary: {
      amount: `${measured.nothing.length} rounds`,
      figure: `${Math.max(...own.map(longestOf)).toFixed(0)} ms still at most`,
      limit: `${patience} ms`,
    },
    figures: [
      `What choosing and sending a file of 19 MB and a photo costs the page, with the processor ${slower} times slower, by the middle of ${measured.nothing.length} rounds. A key may go unanswered for ${patience} ms, and afterwards the page may hold ${leftover} MB more.`,
      '',
      '| task | longest standstill, ms | took, ms | holds more afterwards, MB |',
      '|---|---|---|---|',
      ...tasks.map(
        (task) =>
          `| ${said[task]} | ${longestOf(task).toFixed(1)} | ${middle(measured[task].map(({ took }) => took)).toFixed(0)} | ${leftOf(task).toFixed(1)} |`,
      ),
    ],
  }
}

interface UploadPage {
  choose: () => Promise<void>
  measure: (task: string) => Promise<{ longest: number; took: number }>
}

export const uploads: Proof = {
  says: 'choosing and sending files never makes the page stand still, nor keeps its memory',
  judges: [
    'portal/platform/files',
    'portal/ui/attachment',
    'portal/api',
    'package-lock.json',
    'tests/release/uploads*',
    ':!**/*.test.ts',
    ':!**/*.test.tsx',
    ':!**/*.stories.tsx',
  ],
  async run() {
    const { address, close } = await openPages('uploads', ['index.html'])
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const page = await browser.newPage()
      await page.goto(`${address}/index.html`)
      await page.evaluate(() => (globalThis as unknown as UploadPage).choose())
      const inspector = await page.context().newCDPSession(page)
      const held = async () => {
        await inspector.send('HeapProfiler.collectGarbage')
        const { usedSize, backingStorageSize = 0 } = (await inspector.send('Runtime.getHeapUsage')) as {
          usedSize: number
          backingStorageSize?: number
        }
        return (usedSize + backingStorageSize) / 1024 ** 2
      }
      await inspector.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const measured: Record<Task, UploadRound[]> = {
        nothing: [],
        prepare: [],
        keep: [],
        encode: [],
        send: [],
        control: [],
      }
      // The first round warms up.
      for (let round = -1; round < rounds; round += 1) {
        for (const task of tasks) {
          const before = await held()
          const result = await page.evaluate((name) => (globalThis as unknown as UploadPage).measure(name), task)
          const megabytes = (await held()) - before
          if (round >= 0) measured[task].push({ ...result, megabytes })
        }
      }
      return uploadFigures(measured)
    } finally {
      await browser.close()
      close()
    }
  },
}
