/** Messages from a page to the service worker. */
export const workerMessage = {
  /** Skip waiting and replace the previous version. */
  takeOver: 'takeOver',
  /** Send the version to the port in the message. */
  tellVersion: 'tellVersion',
} as const
