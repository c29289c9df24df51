import { fillIn } from './fill.ts'
import { knownControls, placeIn, type Known } from './known-controls.ts'
import { isAt, measure, settle, type Came, type State, type Walk } from './walk.ts'
import type { Look, Watch } from './watch.ts'

declare const watch: Watch

const mostPresses = 200

interface Given {
  walk: Walk
  state: State
  /** What the walk before missed on it. */
  missedBefore?: readonly Known[] | undefined
  look: Look
  notice: (look: Look, from: Came) => Promise<void>
  restore: (state: State) => Promise<Look>
}

/** Keys that do something else than a press by pointer does. */
function keysFor({ kind }: { kind: string }): readonly string[] {
  if (kind === 'input checkbox' || kind === 'checkbox') return ['Space']
  if (kind === 'input radio' || kind === 'radio' || kind === 'select') return ['ArrowDown']
  if (kind === 'gridcell') return ['ArrowRight']
  return /^(?:input (?!file|checkbox|radio)|textarea)/.test(kind) ? ['a', 'Backspace'] : []
}

/** Presses a control that is there; null if something lies over it. */
async function pressOne(walk: Walk, screen: string, look: Look, target: Known, key?: string): Promise<Look | null> {
  const { page } = walk
  const place = placeIn(look, target)
  const aim = await page.evaluate((at) => watch.aim(at), place)
  if (!aim) return null
  if (key !== undefined) await page.evaluate((at) => watch.focus(at), place)
  // Scrolling to it is no part of the press.
  await page.evaluate(() => watch.drawn())
  const name = `${target.control.kind} ${target.control.name}`
  return key === undefined
    ? measure(walk, screen, name, 'pointer', () => page.mouse.click(aim.x, aim.y))
    : measure(walk, screen, `${name}, ${key}`, 'key', () => page.keyboard.press(key))
}

/** Presses whatever has to be pressed for a control to be there. */
async function bring({ walk, state, restore }: Given, look: Look, target: Known): Promise<Look> {
  if (placeIn(look, target) >= 0) return look
  let now = await restore(state)
  const chain: Known[] = []
  for (let { opener } = target; opener; { opener } = opener) chain.unshift(opener)
  for (const opener of chain) {
    for (const key of [undefined, ...keysFor(opener.control)])
      if (placeIn(now, target) < 0 && placeIn(now, opener) >= 0)
        now = (await pressOne(walk, state.name, now, opener, key)) ?? now
  }
  return now
}

/** A press by pointer, after closing what lies over it; then by the keys that differ. Null if it could not be pressed. */
async function pressEach(given: Given, look: Look, target: Known): Promise<Look | null> {
  const { walk, state } = given
  let now = await bring(given, look, target)
  if (placeIn(now, target) < 0) return null
  let pressed = await pressOne(walk, state.name, now, target)
  if (!pressed) {
    await walk.page.keyboard.press('Escape')
    now = await settle(walk)
    pressed = placeIn(now, target) < 0 ? null : await pressOne(walk, state.name, now, target)
  }
  for (const key of keysFor(target.control))
    if (pressed && isAt(pressed, state) && placeIn(pressed, target) >= 0)
      pressed = (await pressOne(walk, state.name, pressed, target, key)) ?? pressed
  // A list of choices stays open.
  if (target.control.kind === 'select') await walk.page.keyboard.press('Escape')
  return pressed
}

/** Presses every control of a screen, also those that come up on the way; a form is sent as it stands first, and filled in next. Tells which could not be pressed. */
export async function pressAll(given: Given): Promise<Known[]> {
  const { walk, state, missedBefore, notice, restore } = given
  const { page, walked } = walk
  const { learn, next, open, markPressed } = knownControls(state.name, walked, missedBefore)
  const missed: Known[] = []
  const sentRaw = new Set<string>()
  let isFilled = false
  let look = await measure(walk, state.name, '', 'pointer', () => page.waitForLoadState('networkidle'))
  learn(look, null)
  for (let count = 0; count < mostPresses; count += 1) {
    let target = next(look)
    if (!isFilled && (!target || sentRaw.has(target.control.id))) {
      isFilled = true
      // What was pressed may have left a panel over the form, or another view.
      look = await restore(state)
      await fillIn(walk)
      look = await settle(walk)
      learn(look, null)
      target = next(look)
    }
    if (!target) return missed
    const pressed = await pressEach(given, look, target)
    if (!pressed) missed.push(target)
    look = pressed ?? (await settle(walk))
    const isOutside = !page.url().startsWith(walk.origin)
    if (isOutside) walked.left.add(`${state.name}: ${target.control.name} (another site)`)
    const isStill = !isOutside && isAt(look, state)
    if (isStill && pressed && target.control.isSubmit && !isFilled) sentRaw.add(target.control.id)
    else markPressed(target)
    if (isStill) {
      learn(look, target)
      continue
    }
    if (target.opener) walked.shared.add(target.control.id)
    if (!isOutside) await notice(look, { state, control: target.control, isFilled })
    if (!next(look)) return missed
    look = await restore(state)
    // What was pressed changed what the clinic knows: the screen does not come back.
    if (!isAt(look, state)) return [...missed, ...open()]
    learn(look, null)
  }
  return [...missed, ...open()]
}
