const events = ['pointerdown', 'keydown', 'focusin'] as const

/** Resolves at the first interaction with the page; whatever only a user needs is fetched after that. */
export const onFirstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    for (const eventType of events) {
      addEventListener(
        eventType,
        () => {
          listening.abort()
          resolve()
        },
        listening,
      )
    }
  })
