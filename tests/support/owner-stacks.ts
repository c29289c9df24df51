import * as React from 'react'

// React's development build writes down where each element was made: a twelfth of what component tests cost, and none
// reads it. It stops by itself after ten thousand elements in a second, and nothing else stops it.
const internals = (React as unknown as Record<string, object>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'] ?? {}
const counter = 'recentlyCreatedOwnerStacks'
if (!(counter in internals)) throw new Error('React counts its owner stacks elsewhere now: drop this file, or find where.')
Object.defineProperty(internals, counter, { get: () => Infinity, set: () => {} })
