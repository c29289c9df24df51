import type { BrowserContext, Page } from '@playwright/test'
import { matchRoute, type RouteName } from '#portal/navigation/route-table.ts'
import type { TestAdmin } from '../support/test-admin.ts'
import type { Random } from '../support/random.ts'
import type { Actors, Actor } from './actors.ts'
import type { Kind, Picked, PageSnapshot, WithDomObserver } from './dom-observer.ts'
import type { Watch } from './watch.ts'

/** What actions and invariants know of a run. */
export interface RunState {
  context: BrowserContext
  origin: string
  standInOrigin: string
  testAdmin: TestAdmin
  random: Random
  actors: Actors
  watch: Watch
  /** The active tab. */
  page: Page
  /** Its last state. */
  snapshot: PageSnapshot
  isOffline: boolean
}

export interface Action {
  name: string
  /** How often it is chosen among the possible actions. */
  weight: number
  can: (state: RunState) => boolean
  /** Returns a description of what was done. */
  do: (state: RunState) => Promise<string>
}

export const oneOf = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

export const actorOf = ({ watch, actors }: RunState, token: string | null): Actor | undefined =>
  actors.find(({ name }) => name === watch.ownerOf(token))

/** The start or end of every typed text: the canary of the signed-in patient. */
export const canaryAt = (state: RunState, token: string | null): string => actorOf(state, token)?.canary ?? 'niemand'

/** Whether a tab shows the portal, and not a page of another company or nothing. */
export const isPortal = ({ origin }: RunState, { address }: PageSnapshot): boolean => new URL(address).origin === origin

/** The name of the portal's route at an address. */
export const routeAt = (address: string): RouteName | undefined => matchRoute(new URL(address).pathname)?.name

export const pick = ({ page, random }: RunState, kind: Kind): Promise<Picked | null> =>
  page.evaluate(([of, chance]) => (globalThis as unknown as WithDomObserver).domObserver.pick(of, chance), [
    kind,
    random(),
  ] as const)
