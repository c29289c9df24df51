/** Parameters of a story with a mistake. A message of the rules must contain `caughtBy`. It has no screenshot. */
export const mistake = (caughtBy: string) => ({ caughtBy, chromatic: { disableSnapshot: true } })
