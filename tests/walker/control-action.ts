import type { Kind, WithEye } from './eye.ts'
import { fileToSend, takenFile, textToType } from './odd-text.ts'
import { canaryAt, isPortal, oneOf, pick, type Action, type WalkState } from './walk-state.ts'

const nothing = 'finds nothing to use'

const has =
  (kind: Kind) =>
  ({ sight }: WalkState): boolean =>
    sight.counts[kind] > 0

const press =
  (kind: Kind, clickCount: 1 | 2 = 1) =>
  async (state: WalkState): Promise<string> => {
    const picked = await pick(state, kind)
    if (picked === null) return nothing
    await state.page.mouse.click(picked.x, picked.y, { clickCount })
    return `${clickCount === 2 ? 'presses twice' : 'presses'} ${picked.words}`
  }

async function type(state: WalkState): Promise<string> {
  const picked = await pick(state, 'text')
  if (picked === null) return nothing
  const text = textToType(state.random, canaryAt(state, picked.token), picked.isNumber)
  await state.page.mouse.click(picked.x, picked.y)
  await state.page.keyboard.press('Control+a')
  if (text === '') await state.page.keyboard.press('Delete')
  else await state.page.keyboard.insertText(text)
  // The session may end under the typing hands: what they typed into the sign-in form then is their own, and wrong there.
  if (picked.token !== null && (await state.page.evaluate(() => sessionStorage.getItem('token'))) !== picked.token) {
    await state.page.keyboard.press('Control+a')
    await state.page.keyboard.press('Delete')
  }
  return `types ${JSON.stringify(text)} in ${picked.words}`
}

const lastPicked = async ({ page }: WalkState) =>
  (await page.evaluateHandle(() => (globalThis as unknown as WithEye).walkerEye.last)).asElement()

async function select(state: WalkState): Promise<string> {
  const picked = await pick(state, 'select')
  if (picked === null || picked.options.length === 0) return nothing
  const value = oneOf(picked.options, state.random)
  await (await lastPicked(state))?.selectOption(value, { timeout: 2000 })
  return `chooses ${JSON.stringify(value)} of ${picked.words}`
}

async function chooseFile(state: WalkState): Promise<string> {
  const picked = await pick(state, 'file')
  if (picked === null) return nothing
  const file = fileToSend(state.random, canaryAt(state, picked.token))
  await (await lastPicked(state))?.setInputFiles(file, { timeout: 2000 })
  return `chooses the file ${file.name} for ${picked.words}`
}

/** Fills in at once what a form with a file asks: a file that is taken and every box ticked, which chance alone hardly brings together. */
async function sendWithFile(state: WalkState): Promise<string> {
  const picked = await pick(state, 'file')
  if (picked === null) return nothing
  const file = takenFile(canaryAt(state, picked.token))
  await (await lastPicked(state))?.setInputFiles(file, { timeout: 2000 })
  for (const box of await state.page.getByRole('checkbox', { checked: false }).all()) await box.click({ timeout: 2000 })
  return `chooses the file ${file.name}, ticks every box and ${await press('last button')(state)}`
}

const keys = ['Enter', 'Space', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'PageDown', 'Home'] as const

async function useKeyboard({ page, random }: WalkState): Promise<string> {
  const tabs = Math.floor(random() * 5)
  const key = oneOf(keys, random)
  const step = random() < 0.3 ? 'Shift+Tab' : 'Tab'
  for (let at = 0; at < tabs; at += 1) await page.keyboard.press(step)
  const { words, isForeign } = await page.evaluate(() => (globalThis as unknown as WithEye).walkerEye.focused())
  if (isForeign) return `${step} ${tabs} times, to ${words}`
  await page.keyboard.press(key)
  return `${step} ${tabs} times, then ${key} on ${words}`
}

/** Whatever a hand can do to what is on the screen. */
export const controlActions: readonly Action[] = [
  { name: 'press what leads on', weight: 16, can: has('last button'), do: press('last button') },
  { name: 'press it twice', weight: 4, can: has('last button'), do: press('last button', 2) },
  { name: 'press a button of the screen', weight: 12, can: has('main button'), do: press('main button') },
  { name: 'press any button', weight: 5, can: has('button'), do: press('button') },
  { name: 'follow a link of the screen', weight: 14, can: has('main link'), do: press('main link') },
  { name: 'follow a link of the footer', weight: 0.5, can: has('footer link'), do: press('footer link') },
  { name: 'tick', weight: 16, can: has('choice'), do: press('choice') },
  { name: 'type', weight: 14, can: has('text'), do: type },
  { name: 'choose an option', weight: 5, can: has('select'), do: select },
  { name: 'choose a file', weight: 3, can: has('file'), do: chooseFile },
  { name: 'send a form with a file', weight: 10, can: has('file'), do: sendWithFile },
  { name: 'use the keyboard', weight: 6, can: (state) => isPortal(state, state.sight), do: useKeyboard },
]
