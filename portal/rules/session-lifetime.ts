/** Lifetime of the session cookie, in ms: 30 days. The session's drafts are wiped no later. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000
