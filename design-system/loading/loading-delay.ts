/** Delay before a loading text is shown, in ms, so that it does not flash. */
export const loadingDelayMs = 300
