/** What a page says to a service worker. */
export const workerMessage = {
  /** Take over from the version before you. */
  takeOver: 'takeOver',
  /** Say which version you are, at the port that comes along. */
  tellVersion: 'tellVersion',
} as const
