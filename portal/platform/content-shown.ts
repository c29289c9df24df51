let isShown = false
let resolveShown: () => void = () => undefined
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve
})

/**
 * Resolves once the first screen of this page has painted its content. Whatever that screen does not show is loaded
 * after that.
 */
export const whenContentShown = (): Promise<void> => shown

export const isContentShown = (): boolean => isShown

/** Called by the screens; all but the first call change nothing. */
export function reportContentShown(): void {
  isShown = true
  resolveShown()
}
