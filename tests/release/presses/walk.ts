import type { CDPSession, Page } from '@playwright/test'
import type { Desk, DeskPatient } from '../../support/desk.ts'
import type { Press, Walked } from './walked.ts'
import type { Control, Look, Watch } from './watch.ts'

declare const watch: Watch

/** One person's walk through the portal. */
export interface Walk {
  page: Page
  session: CDPSession
  origin: string
  desk: Desk
  someone: DeskPatient
  /** Who makes an account on this walk. */
  newcomer: Pick<DeskPatient, 'email' | 'phone'>
  isSignedIn: boolean
  /** Opens the portal anew, signed in or not. */
  enter: () => Promise<void>
  /** Whether screens at this path belong to this walk. */
  takes: (path: string) => boolean
  underWay: ReadonlySet<unknown>
  walked: Walked
}
export interface State {
  name: string
  path: string
  heading: string
  url: string
  history: object
  /** The calm view that was chosen, as the portal keeps it. */
  view: string | null
  from: Came | null
}
/** How a screen was come to. */
export interface Came {
  state: State
  control: Control
  isFilled: boolean
}
export const isAt = ({ path, heading }: Look, state: State): boolean => path === state.path && heading === state.heading

/** Waits until the page has drawn what came of it. */
async function untilDrawn({ page, underWay }: Pick<Walk, 'page' | 'underWay'>): Promise<void> {
  const until = Date.now() + 10_000
  let isBusy = true
  while (isBusy && Date.now() < until) isBusy = (await page.evaluate(() => watch.drawn())) || underWay.size > 0
}

export async function settle(walk: Pick<Walk, 'page' | 'underWay'>): Promise<Look> {
  await untilDrawn(walk)
  return walk.page.evaluate(() => watch.look())
}

/** Another screen without loading the page, in a calm view as another tab would set it. */
export async function changeScreen(
  walk: Pick<Walk, 'page' | 'underWay'>,
  url: string,
  { history = {}, view = null }: Partial<Pick<State, 'history' | 'view'>> = {},
): Promise<Look> {
  await walk.page.evaluate(
    ([to, state, chosen]) => {
      if (chosen === null) localStorage.removeItem('view')
      else localStorage.setItem('view', chosen)
      dispatchEvent(new StorageEvent('storage', { key: 'view' }))
      // As this session's, whichever it was kept in: of another one the portal takes nothing.
      const { epoch } = (globalThis.history.state ?? {}) as { epoch?: string }
      globalThis.history.pushState({ ...state, epoch }, '', to)
    },
    [url, history, view] as const,
  )
  return settle(walk)
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Does something to a screen, and notes what it cost until all that came of it was drawn. */
export async function measure(
  walk: Walk,
  screen: string,
  control: string,
  by: Press['by'],
  act: () => Promise<unknown>,
): Promise<Look> {
  const { page, session, walked } = walk
  const before = await page.evaluate(() => ({
    now: performance.now(),
    origin: performance.timeOrigin,
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent ?? '',
  }))
  const worked = await workOf(session)
  await act()
  await untilDrawn(walk)
  const work = (await workOf(session)) - worked
  const look = await page.evaluate(() => watch.look())
  // Another document has another clock, and tells nothing of the press that brought it.
  if (look.origin !== before.origin) return look
  const isIts = ({ start }: { start: number }): boolean => start >= before.now && start < look.now
  const isArrival = look.path !== before.path || look.heading !== before.heading
  const inputs = look.inputs.filter(isIts)
  const told = inputs.filter(({ isTold }) => isTold)
  if (control !== '')
    walked.presses.push({
      screen,
      control,
      by,
      work,
      duration: Math.max(...(told.length > 0 ? told : inputs).map(({ duration }) => Math.round(duration))),
    })
  for (const { duration, what } of look.tasks.filter(isIts))
    walked.tasks.push({ screen, control, isArrival, duration, what })
  return look
}
