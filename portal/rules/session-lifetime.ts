/** How long the cookie keeps a session, in ms: 30 days. Nothing of it stays on the device for longer. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000
