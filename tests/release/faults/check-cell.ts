import { cleanup } from '@testing-library/react'
import { expect } from 'vitest'
import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import { routes } from '#portal/navigation/route-table.ts'
import { toastsAtom } from '#portal/session/toast-state.ts'
import { button, text } from '#portal/stories/render-screen.tsx'
import { currentSessionEpoch } from '#portal/session/session-epoch.ts'
import { drawn, expectKept, fillIn, pressButton, pressTwice, signInAgain } from './act-way.ts'
import { isHarmless, isSessionEnd, mustRepeat, outcomeOf } from './expected-outcome.ts'
import { isHeld, type Fault } from './fault-kind.ts'
import { openWay, type Opened } from './open-way.tsx'
import { announced, inPage, patternOf } from './spoken.ts'
import type { Outcome, Way } from './way.ts'

/** One call with one fault. */
export interface Cell {
  endpoint: Endpoint
  way: Way
  fault: Fault
}

const elsewhere = routes.accessibility.pattern
const heading = (): string | undefined => document.querySelector('h1')?.textContent
const isDone = (way: Way) => expect.element(way.done()).toBeVisible()

async function expectMessage(
  { message, to, step }: Outcome,
  { at }: Way,
  heard: readonly string[],
  headingBefore: string | undefined,
): Promise<void> {
  if (message !== undefined)
    await expect.poll(() => [...announced(), ...heard]).toContainEqual(expect.stringMatching(patternOf(message)))
  // After a redirect a toast is enough; on the same screen the text stays.
  if (message !== undefined && to === undefined) await expect.poll(() => inPage(message)).toBe(true)
  await expect.poll(() => location.pathname).toBe(to ?? at)
  if (step) await expect.poll(heading).toMatch(step)
  else if (to === undefined && headingBefore !== undefined) expect(heading()).toBe(headingBefore)
}

/** Retries the call as the screen offers it. */
async function repeat({ press, retry = 'Opnieuw proberen' }: Way, fault: Fault): Promise<void> {
  const repeating = button(retry)
  if (mustRepeat(fault) || press === undefined) await expect.element(repeating.first()).toBeVisible()
  await pressButton(repeating.elements().length > 0 ? retry : (press ?? ''))
}

async function expectSessionEnd(way: Way, mend: () => void): Promise<void> {
  await expect.poll(() => location.pathname).toBe(routes.login.pattern)
  await expect.element(text(patternOf('login:expired'))).toBeVisible()
  mend()
  await signInAgain()
  await expect.poll(() => location.pathname).toBe(way.at)
  if (way.press === undefined) await isDone(way)
  else if (!way.isForgotten) await expectKept(way)
}

async function expectOutcome(
  { endpoint, way, fault }: Cell,
  { heard, mend }: Opened,
  headingBefore: string | undefined,
): Promise<void> {
  if (isHarmless(endpoint, fault)) return isDone(way)
  if (isSessionEnd(endpoint, fault)) return expectSessionEnd(way, mend)
  const outcome = outcomeOf(way, fault)
  await expectMessage(outcome, way, heard, headingBefore)
  if (outcome.to !== undefined) return
  if (outcome.message === undefined) return isDone(way)
  if (!outcome.step) await expectKept(way)
  if (outcome.isFinal) expect(button('Opnieuw proberen').elements()).toEqual([])
  if (outcome.isFinal || outcome.step) return
  mend()
  await repeat(way, fault)
  await isDone(way)
}

async function expectLate({ way, fault }: Cell, { store, release }: Opened): Promise<void> {
  const left = way.app === undefined
  if (left) {
    history.pushState({ epoch: currentSessionEpoch() }, '', elsewhere)
    await expect.element(text(patternOf('accessibility:title'))).toBeVisible()
  } else cleanup()
  const before = [location.pathname, JSON.stringify(history.state)]
  release()
  // Otherwise nothing could have been shown yet.
  await drawn()
  const expectedKey = fault === 'late' || fault === 'late error' ? way.late?.[fault] : undefined
  await expect
    .poll(() =>
      store
        .get(toastsAtom)
        .map((notice) =>
          expectedKey !== undefined && patternOf(expectedKey).test(notice.text) ? expectedKey : notice.text,
        ),
    )
    .toEqual(expectedKey === undefined ? [] : [expectedKey])
  expect([location.pathname, JSON.stringify(history.state)]).toEqual(before)
}

/** Sends the call with the fault; rejects if input is lost, a message is missing, or the page navigates. */
export async function checkCell(cell: Cell): Promise<void> {
  const { endpoint, way, fault } = cell
  const opened = await openWay(way, endpoint, fault)
  await fillIn(way)
  if (way.press !== undefined) await expect.element(button(way.press)).toBeEnabled()
  const headingBefore = way.press === undefined ? undefined : heading()
  if (fault === 'twice') {
    await pressTwice(way.press ?? '')
    opened.release()
    await isDone(way)
    await drawn()
    expect(opened.calls()).toBe(1)
  } else {
    if (way.press !== undefined) await pressButton(way.press)
    await expect.poll(opened.calls).toBeGreaterThan(0)
    if (isHeld(fault)) await expectLate(cell, opened)
    else await expectOutcome(cell, opened, headingBefore)
  }
  await drawn()
  expect(opened.errors).toEqual([])
}
