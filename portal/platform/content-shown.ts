let isShown = false
let tell: () => void = () => undefined
const shown = new Promise<void>((resolve) => {
  tell = resolve
})

/** Resolves once the first screen of this page has painted its content. Whatever that screen does not show is loaded after it. */
export const whenContentShown = (): Promise<void> => shown

export const isContentShown = (): boolean => isShown

/** Called by the screens; all but the first call change nothing. */
export function tellContentShown(): void {
  isShown = true
  tell()
}
