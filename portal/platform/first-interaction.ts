const signs = ['pointerdown', 'keydown', 'focusin'] as const

/** Settles at the first sign that somebody uses the page: until then nothing is fetched that only they need. */
export const onFirstInteraction = (): Promise<void> => new Promise((resolve) => {
  const listening = new AbortController()
  for (const sign of signs) {
    addEventListener(sign, () => {
      listening.abort()
      resolve()
    }, listening)
  }
})
