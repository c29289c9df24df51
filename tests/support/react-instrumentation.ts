import * as React from 'react'

// What React's development build records for tools that no test has: a sixth of what component tests cost.

// Where each element was made. It stops by itself after ten thousand elements in a second, and nothing else stops it.
const internals =
  (React as unknown as Record<string, object>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'] ?? {}
const counter = 'recentlyCreatedOwnerStacks'
if (!(counter in internals)) throw new Error('React counts its owner stacks elsewhere now: drop this, or find where.')
Object.defineProperty(internals, counter, { get: () => Infinity, set: () => {} })

// Its tracks in the browser's performance panel. React DOM, which is loaded after this, draws them only where it finds this function.
Object.assign(console, { timeStamp: undefined })
