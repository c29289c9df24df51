/** Resolves in the next task: input that arrived meanwhile is handled first, and no task gets long. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
