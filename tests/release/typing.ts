import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { buildSite } from './built-site.ts'
import { product } from './judged.ts'
import { percentile } from './measure.ts'
import type { Proof, Result } from './proof.ts'
import { signInByHand } from './sign-in-by-hand.ts'

/** A frame at 60 a second, in ms. */
const frame = 1000 / 60
const slower = 4
/** Many, as the browser slows a page down by stopping it for moments: these meet a letter in some rounds only. */
const rounds = 15
const text = 'Sinds een jaar of drie heb ik dit, en het wordt erger.'

const pages = ['uncontrolled', 'questionnaire'] as const
type TypedPage = (typeof pages)[number]

const rising = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other)

/** `times` holds what each letter cost, round by round: a letter counts with the middle of its rounds, as other work on the machine hits a single one. */
export function typingFigures(times: Readonly<Record<TypedPage, readonly (readonly number[])[]>>): Result {
  const lettersOf = (name: TypedPage): number[] =>
    rising(
      (times[name][0] ?? []).map((_, letter) =>
        percentile(rising(times[name].map((round) => round[letter] ?? Number.NaN)), 0.5),
      ),
    )
  const row = (name: TypedPage): string =>
    `| ${name} | ${lettersOf(name).length} | ${[0.5, 0.95, 1].map((part) => percentile(lettersOf(name), part).toFixed(1)).join(' | ')} | ${Math.max(...times[name].flat()).toFixed(1)} |`
  return {
    passed: (lettersOf('questionnaire').at(-1) ?? Number.NaN) <= frame,
    summary: {
      amount: `${lettersOf('questionnaire').length} letters, ${times.questionnaire.length} rounds`,
      figure: `slowest letter ${(lettersOf('questionnaire').at(-1) ?? Number.NaN).toFixed(1)} ms`,
      limit: `${frame.toFixed(1)} ms`,
    },
    figures: [
      `What one letter costs the page, from the key to the last of its layout, in ms, with the processor ${slower} times slower: in the longest page of the migraine intake, and in an input that no script follows. Both in turn, ${times.questionnaire.length} rounds in one run; each letter, by the middle of its rounds, has to fit in a frame of ${frame.toFixed(1)} ms.`,
      '',
      '| page | letters | median | 95th percentile | slowest letter | longest in any round |',
      '|---|---|---|---|---|---|',
      ...pages.map(row),
    ],
  }
}

/** Types into the field in focus; what each letter cost, in ms: its handlers, React’s work that follows at once, and the frame after it. */
export async function costOfTyping(page: Page, words: string): Promise<number[]> {
  await page.evaluate(() => {
    const costs: number[] = []
    let began = 0
    addEventListener(
      'keydown',
      () => {
        began = performance.now()
      },
      true,
    )
    addEventListener('input', () => {
      const handled = performance.now() - began
      requestAnimationFrame(() => {
        const drawing = performance.now()
        document.body.getBoundingClientRect()
        costs.push(handled + performance.now() - drawing)
      })
    })
    Object.assign(globalThis, { costs })
  })
  // A letter at a time, as a hand does; a letter that waits would count for two.
  for (const letter of words) {
    await page.keyboard.type(letter)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
  }
  return page.evaluate(() => (globalThis as unknown as { costs: number[] }).costs)
}

export const typing: Proof = {
  says: 'typing in a questionnaire never misses a frame',
  judges: [...product, 'tests/release/typing.ts', 'tests/release/page-site.ts'],
  async run() {
    const port = await freePort()
    const site = await buildSite('portal-typing', port)
    writeFileSync(
      join(site, 'input.html'),
      '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>-</title></head><body><input aria-label="-"></body></html>',
    )
    const clinic = await startClinic({ database: { memory: true }, port, desk: true, site, seed: false, quiet: true })
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const desk = openDesk(clinic.origin)
      const someone = await desk.createPatient('general-done')
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
        locale: 'nl-NL',
        bypassCSP: true,
      })
      const page = await context.newPage()
      await signInByHand(page, clinic.origin, someone, () => desk.codeFor(someone.email))
      await page.goto(`${clinic.origin}/action/onboardMedicalQstrInfo`)
      await page.getByRole('button', { name: 'Beginnen' }).click()
      for (const field of await page.getByRole('textbox').all()) await field.fill('100')
      await page.getByRole('radio').first().click()
      await page.getByRole('button', { name: 'Volgende' }).click()
      await page.getByRole('heading', { level: 1, name: 'Uw aanvallen' }).waitFor()
      const plain = await context.newPage()
      await plain.goto(`${clinic.origin}/input`)
      const times: Record<TypedPage, number[][]> = { uncontrolled: [], questionnaire: [] }
      for (const each of [page, plain])
        await (await context.newCDPSession(each)).send('Emulation.setCPUThrottlingRate', { rate: slower })
      // The first round warms up.
      for (let round = -1; round < rounds; round += 1) {
        for (const [name, each] of [
          ['uncontrolled', plain],
          ['questionnaire', page],
        ] as const) {
          await each.bringToFront()
          await each.getByRole('textbox').fill('')
          await each.getByRole('textbox').focus()
          const costs = await costOfTyping(each, text)
          if (round >= 0) times[name].push(costs)
        }
      }
      return typingFigures(times)
    } finally {
      await browser.close()
      await clinic.close()
    }
  },
}
