/** Delay before a loading text is shown, in ms. A shorter wait shows none, so that it does not flash. */
export const loadingDelayMs = 300
