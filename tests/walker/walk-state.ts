import type { BrowserContext, Page } from '@playwright/test'
import { matchRoute, type RouteName } from '#portal/navigation/route-table.ts'
import type { TestAdmin } from '../support/test-admin.ts'
import type { Random } from '../support/random.ts'
import type { Cast, Member } from './cast.ts'
import type { Kind, Picked, Sight, WithEye } from './eye.ts'
import type { Watch } from './watch.ts'

/** What actions and invariants know of a walk. */
export interface WalkState {
  context: BrowserContext
  origin: string
  standInOrigin: string
  testAdmin: TestAdmin
  random: Random
  cast: Cast
  watch: Watch
  /** The tab in front. */
  page: Page
  /** What was seen there last. */
  sight: Sight
  isOffline: boolean
}

export interface Action {
  name: string
  /** How often it is chosen, beside the others that can be done. */
  weight: number
  can: (state: WalkState) => boolean
  /** Says in words what was done. */
  do: (state: WalkState) => Promise<string>
}

export const oneOf = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

export const memberOf = ({ watch, cast }: WalkState, token: string | null): Member | undefined =>
  cast.find(({ name }) => name === watch.ownerOf(token))

/** What everything that is typed begins with or ends in: the canary of who is signed in. */
export const canaryAt = (state: WalkState, token: string | null): string => memberOf(state, token)?.canary ?? 'niemand'

/** Whether a tab shows the portal; a company's page and a tab that is still empty do not. */
export const isPortal = ({ origin }: WalkState, { address }: Sight): boolean => new URL(address).origin === origin

/** The name of the portal's route at an address. */
export const routeAt = (address: string): RouteName | undefined => matchRoute(new URL(address).pathname)?.name

export const pick = ({ page, random }: WalkState, kind: Kind): Promise<Picked | null> =>
  page.evaluate(([of, lot]) => (globalThis as unknown as WithEye).walkerEye.pick(of, lot), [kind, random()] as const)
