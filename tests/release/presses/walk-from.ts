import { fillIn } from './fill.ts'
import type { Known } from './known-controls.ts'
import { pressAll } from './press-all.ts'
import { changeScreen, isAt, settle, type Came, type State, type Walk } from './walk.ts'
import type { Look, Watch } from './watch.ts'

declare const watch: Watch

const nameOf = ({ path, heading, controls }: Look): string => {
  const pattern = path.replaceAll(/\/\d+/g, '/:id')
  return pattern === path
    ? `${path} ${heading}`
    : `${pattern} (${[...new Set(controls.filter(({ kind }) => kind === 'button').map(({ alike }) => alike.slice(7)))].join(', ').slice(0, 100)})`
}

/** A screen, and what could not be pressed on it: without any, the screen was not come to. */
export interface Missed {
  state: State
  controls: readonly Known[]
}

/**
 * Presses what another walk missed; then walks from these addresses through every screen that is not walked yet, and
 * presses all that is on it. Tells what it missed.
 */
export async function walkFrom(
  walk: Walk,
  addresses: readonly string[],
  before: readonly Missed[] = [],
): Promise<Missed[]> {
  const { page, walked } = walk
  const toWalk: { state: State; missedBefore?: readonly Known[] }[] = before.map(({ state, controls }) => ({
    state,
    ...(controls.length > 0 && { missedBefore: controls }),
  }))
  const missed: Missed[] = []

  const notice = async (look: Look, from: Came | null): Promise<void> => {
    const name = nameOf(look)
    if (walked.screens.has(name) || !walk.takes(look.path)) return
    walked.screens.add(name)
    toWalk.push({
      state: {
        name,
        path: look.path,
        heading: look.heading,
        from,
        ...(await page.evaluate(() => ({
          url: location.pathname + location.search,
          history: (history.state ?? {}) as object,
          view: localStorage.getItem('view'),
        }))),
      },
    })
  }
  const isLost = async (): Promise<boolean> =>
    !page.url().startsWith(walk.origin) ||
    (await page.evaluate(() => sessionStorage.getItem('token') !== null)) !== walk.isSignedIn
  const restore = async (state: State): Promise<Look> => {
    if (await isLost()) await walk.enter()
    await changeScreen(walk, '/accessibility')
    const look = await changeScreen(walk, state.url, state)
    return isAt(look, state) || !state.from ? look : comeAgain(state.from)
  }
  const comeAgain = async ({ state, control, isFilled }: Came): Promise<Look> => {
    let look = await restore(state)
    if (!isAt(look, state)) return look
    if (isFilled) {
      await fillIn(walk)
      look = await settle(walk)
    }
    // An appointment that was moved meanwhile has another date in its name.
    const place = (['id', 'alike'] as const)
      .map((key) => look.controls.findIndex((each) => each[key] === control[key]))
      .find((at) => at >= 0)
    const aim = place === undefined ? null : await page.evaluate((at) => watch.aim(at), place)
    if (!aim) return look
    await page.mouse.click(aim.x, aim.y)
    return settle(walk)
  }

  const walkAll = async (): Promise<void> => {
    for (let next = toWalk.pop(); next; next = toWalk.pop()) {
      const { state, missedBefore } = next
      let look = await page.evaluate(() => watch.look())
      if (!isAt(look, state)) look = await restore(state)
      const controls = isAt(look, state)
        ? await pressAll({ walk, state, missedBefore, look, notice, restore })
        : (missedBefore ?? [])
      if (controls.length > 0 || !isAt(look, state)) missed.push({ state, controls })
    }
  }

  await walkAll()
  for (const address of addresses) {
    if (await isLost()) await walk.enter()
    await notice(await changeScreen(walk, address), null)
    await walkAll()
  }
  return missed
}
