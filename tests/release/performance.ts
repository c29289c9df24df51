import { chromium, type Browser } from '@playwright/test'
import { startBackend } from '../backend/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openTestAdmin } from '../support/test-admin.ts'
import { freePort } from '../support/free-port.ts'
import { randomFrom } from '../support/random.ts'
import { log } from '../support/log.ts'
import { buildSite } from './built-site.ts'
import { table, type Check } from './check.ts'
import { calendar, manyDays } from './performance/calendar.ts'
import { calls } from './performance/calls.ts'
import { addStaticPage, firstPage } from './performance/first-page.ts'
import { invoices } from './performance/invoices.ts'
import { slower, type Measurement, type Given } from './performance/phone.ts'
import { presses } from './performance/presses.ts'
import { thread } from './performance/thread.ts'
import { typing } from './performance/typing.ts'
import { uploads } from './performance/uploads.ts'

const parts: Readonly<Record<string, (given: Given) => Promise<Measurement[]>>> = {
  calls,
  firstPage,
  presses,
  thread,
  invoices,
  calendar,
  typing,
  uploads,
}

const isHeld = ({ most, least }: Measurement): boolean => most !== undefined || least !== undefined
const isBroken = ({ value, most = Infinity, least = -Infinity }: Measurement): boolean =>
  !(value <= most && value >= least)
const written = (value: number, unit: Measurement['unit']): string =>
  `${value.toFixed(unit === '×' || value < 1 ? 2 : value < 100 ? 1 : 0)} ${unit}`.trim()

interface Measured {
  measurements: { part: string; measurement: Measurement }[]
  /** Of parts that broke off. */
  errors: string[]
}

async function measure(browser: Browser, seed: number): Promise<Measured> {
  const port = await freePort()
  const site = await buildSite('portal-performance', port, { VITE_SLOT_DAYS: String(manyDays) })
  addStaticPage(site)
  const backend = await startBackend({
    database: { memory: true },
    port,
    testAdmin: true,
    site,
    seed: false,
    quiet: true,
  })
  const given = { browser, origin: backend.origin, testAdmin: openTestAdmin(backend.origin), random: randomFrom(seed) }
  const measured: Measured = { measurements: [], errors: [] }
  try {
    for (const [part, measurePart] of Object.entries(parts)) {
      log(`measuring ${part}`)
      try {
        for (const measurement of await measurePart(given)) measured.measurements.push({ part, measurement })
      } catch (error) {
        measured.errors.push(`${part}: ${String(error)}`)
      }
      await Promise.all(browser.contexts().map((context) => context.close()))
    }
    return measured
  } finally {
    await backend.close()
  }
}

export const performanceCheck: Check = {
  description: 'pages, presses, typing, files and calls are within their time limits on a cheap phone',
  async run({ seed }) {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const { measurements: all, errors } = await measure(browser, seed)
      const broken = all.filter(({ measurement }) => isBroken(measurement))
      return {
        passed: broken.length === 0 && errors.length === 0,
        summary: {
          amount: `${all.filter(({ measurement }) => isHeld(measurement)).length} limits`,
          result: `${broken.length} not held, ${errors.length} parts broke off`,
          limit: '0, 0',
        },
        details: [
          `In a browser that is ${slower} times slower than this machine. Medians of several rounds; a measurement without a limit is only reported.`,
          '',
          ...table(
            ['part', 'what', 'measurement', 'limit', ''],
            all.map(({ part, measurement }) => [
              part,
              measurement.what,
              written(measurement.value, measurement.unit),
              measurement.most === undefined
                ? measurement.least === undefined
                  ? ''
                  : `at least ${written(measurement.least, measurement.unit)}`
                : `at most ${written(measurement.most, measurement.unit)}`,
              isBroken(measurement) ? '**not held**' : '',
            ]),
          ),
          ...errors.map((error) => `- ${error}`),
        ],
      }
    } finally {
      await browser.close()
    }
  },
}
