/** Resolves in the next task: what was pressed or typed meanwhile comes first, and no task gets long. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
