import type { Kind, WithDomObserver } from './dom-observer.ts'
import { fileToSend, acceptedFile, textToType } from './odd-text.ts'
import { canaryAt, isPortal, oneOf, pick, type Action, type RunState } from './run-state.ts'

const nothing = 'finds nothing to use'

const has =
  (kind: Kind) =>
  ({ snapshot }: RunState): boolean =>
    snapshot.counts[kind] > 0

const press =
  (kind: Kind, clickCount: 1 | 2 = 1) =>
  async (state: RunState): Promise<string> => {
    const picked = await pick(state, kind)
    if (picked === null) return nothing
    await state.page.mouse.click(picked.x, picked.y, { clickCount })
    return `${clickCount === 2 ? 'presses twice' : 'presses'} ${picked.description}`
  }

async function type(state: RunState): Promise<string> {
  const picked = await pick(state, 'text')
  if (picked === null) return nothing
  const text = textToType(state.random, canaryAt(state, picked.token), picked.isNumber)
  await state.page.mouse.click(picked.x, picked.y)
  await state.page.keyboard.press('Control+a')
  if (text === '') await state.page.keyboard.press('Delete')
  else await state.page.keyboard.insertText(text)
  // The session may end while typing: then the text, in the sign-in form, would be a false finding.
  if (picked.token !== null && (await state.page.evaluate(() => sessionStorage.getItem('token'))) !== picked.token) {
    await state.page.keyboard.press('Control+a')
    await state.page.keyboard.press('Delete')
  }
  return `types ${JSON.stringify(text)} in ${picked.description}`
}

const lastPicked = async ({ page }: RunState) =>
  (await page.evaluateHandle(() => (globalThis as unknown as WithDomObserver).domObserver.last)).asElement()

async function select(state: RunState): Promise<string> {
  const picked = await pick(state, 'select')
  if (picked === null || picked.options.length === 0) return nothing
  const value = oneOf(picked.options, state.random)
  await (await lastPicked(state))?.selectOption(value, { timeout: 2000 })
  return `chooses ${JSON.stringify(value)} of ${picked.description}`
}

async function chooseFile(state: RunState): Promise<string> {
  const picked = await pick(state, 'file')
  if (picked === null) return nothing
  const file = fileToSend(state.random, canaryAt(state, picked.token))
  await (await lastPicked(state))?.setInputFiles(file, { timeout: 2000 })
  return `chooses the file ${file.name} for ${picked.description}`
}

/** Completes a form with a file at once: an accepted file and every box ticked, a combination that is rare by chance. */
async function sendWithFile(state: RunState): Promise<string> {
  const picked = await pick(state, 'file')
  if (picked === null) return nothing
  const file = acceptedFile(canaryAt(state, picked.token))
  await (await lastPicked(state))?.setInputFiles(file, { timeout: 2000 })
  for (const box of await state.page.getByRole('checkbox', { checked: false }).all()) await box.click({ timeout: 2000 })
  return `chooses the file ${file.name}, ticks every box and ${await press('last button')(state)}`
}

const keys = ['Enter', 'Space', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'PageDown', 'Home'] as const

async function useKeyboard({ page, random }: RunState): Promise<string> {
  const tabs = Math.floor(random() * 5)
  const key = oneOf(keys, random)
  const step = random() < 0.3 ? 'Shift+Tab' : 'Tab'
  for (let at = 0; at < tabs; at += 1) await page.keyboard.press(step)
  const { description, isForeign } = await page.evaluate(() =>
    (globalThis as unknown as WithDomObserver).domObserver.focused(),
  )
  if (isForeign) return `${step} ${tabs} times, to ${description}`
  await page.keyboard.press(key)
  return `${step} ${tabs} times, then ${key} on ${description}`
}

/** What a patient can do with the controls on the screen. */
export const controlActions: readonly Action[] = [
  { name: 'press the button that continues', weight: 16, can: has('last button'), do: press('last button') },
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
  { name: 'use the keyboard', weight: 6, can: (state) => isPortal(state, state.snapshot), do: useKeyboard },
]
