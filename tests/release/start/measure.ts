import { chromium, type Browser } from '@playwright/test'
import { browserFlags, findBrowser } from '../../support/browser.ts'
import { log } from '../../support/log.ts'
import { table } from '../check.ts'
import { inTurn, median } from '../performance/phone.ts'
import { brokenLimits, type Cost, type Costs, type Way } from './limits.ts'
import type { Opening } from './opening.ts'
import { pressLink } from './press.ts'
import { prepareScreens, type ScreenName, type StartScreen } from './screens.ts'
import type { PortalSite } from './site.ts'
import { installPortal, openAgain, openCold } from './ways.ts'

const byHand: StartScreen = { path: '/static.html', token: '', heading: /^Inloggen$/, text: '' }

interface Measured {
  screen: string
  /** First paint of the page written by hand, in ms. */
  paint: number
  costs: Costs
  /** From a press on a link to it until its content, without the calls, in ms. */
  pressed: number
  /** What was asked for, of the round that asked for most. */
  requests: Readonly<Record<Way, readonly string[]>>
}

/** Times are the middle of the rounds, as other work on the machine hits a single one; of all else the worst round counts. */
function costOf(openings: readonly Opening[], paint: number): Cost {
  const most = (what: (opening: Opening) => number) => Math.max(...openings.map(what))
  return {
    toStatic: median(openings.map(({ content }) => content)) / paint,
    requests: most(({ requests }) => requests.length),
    shift: most(({ shift }) => shift),
    blocking: median(openings.map(({ blocking }) => blocking)),
    script: most(({ script }) => script),
  }
}

const longest = (openings: readonly Opening[]): readonly string[] =>
  openings.reduce<readonly string[]>((most, { requests }) => (requests.length > most.length ? requests : most), [])

/** Opens a screen beside the page written by hand: without anything stored, and again with the service worker. */
async function measureScreen(
  browser: Browser,
  site: PortalSite,
  screen: ScreenName,
  given: StartScreen,
  from: StartScreen,
  rounds: number,
): Promise<Measured> {
  const installed = await installPortal(browser, site, given)
  try {
    const openings = await inTurn(['byHand', 'cold', 'again'] as const, rounds, (way) =>
      way === 'again' ? openAgain(installed, site, given) : openCold(browser, site, way === 'cold' ? given : byHand),
    )
    const paint = median(openings.byHand.map(({ firstPaint }) => firstPaint))
    const { press } = await inTurn(['press'] as const, rounds, () => pressLink(installed, site, from, given))
    return {
      screen,
      paint,
      pressed: median(press),
      costs: { cold: costOf(openings.cold, paint), again: costOf(openings.again, paint) },
      requests: { cold: longest(openings.cold), again: longest(openings.again) },
    }
  } finally {
    await installed.close()
  }
}

/** Measures screens one after the other; a screen that breaks off is reported. */
export async function measureStarts(
  site: PortalSite,
  screens: readonly ScreenName[],
  rounds: number,
): Promise<{ measured: Measured[]; errors: string[] }> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const measured: Measured[] = []
  const errors: string[] = []
  try {
    const screenOf = await prepareScreens(site)
    for (const screen of screens) {
      log(`opening ${screen}`)
      try {
        const given = screenOf(screen)
        // Any screen of the same patient.
        const from = {
          ...screenOf(screen === 'dashboard' ? 'accessibility' : 'dashboard'),
          token: given.token,
          text: '',
        }
        measured.push(await measureScreen(browser, site, screen, given, from, rounds))
      } catch (error) {
        errors.push(`${screen}: ${String(error)}`)
      }
    }
  } finally {
    await browser.close()
  }
  return { measured, errors }
}

const cells = ({ toStatic, requests, shift, blocking }: Cost): string[] => [
  `${toStatic.toFixed(2)} ×`,
  String(requests),
  shift.toFixed(3),
  blocking.toFixed(0),
]

export const startTable = (measured: readonly Measured[]): string[] =>
  table(
    [
      'screen',
      'by hand, ms',
      ...['cold', 'again'].flatMap((way) => [`${way}: content`, 'requests', 'shift', 'blocking, ms']),
      'script, bytes',
      'pressed: own, ms',
      'not held',
    ],
    measured.map(({ screen, paint, costs, pressed }) => [
      screen,
      paint.toFixed(0),
      ...cells(costs.cold),
      ...cells(costs.again),
      costs.cold.script,
      pressed.toFixed(0),
      brokenLimits(screen, costs).join('; '),
    ]),
  )
