import { userEvent } from 'vitest/browser'

/** Presses keys and returns the focused element after each. */
export async function pressKeys(keys: string[]): Promise<Element[]> {
  const focused: Element[] = []
  const note = ({ key }: KeyboardEvent) => {
    if (key !== 'Shift' && document.activeElement) focused.push(document.activeElement)
  }
  document.addEventListener('keyup', note)
  await userEvent.keyboard(keys.join(''))
  document.removeEventListener('keyup', note)
  return focused
}
