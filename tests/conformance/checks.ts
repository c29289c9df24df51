import type { Check } from './check.ts'
import { access } from './subjects/access.ts'
import { everyCall } from './subjects/every-call.ts'
import { limits } from './subjects/limit.ts'
import { onboarding } from './subjects/onboarding.ts'
import { planning } from './subjects/planning.ts'
import { record } from './subjects/record.ts'

/** All checks of a back end, the slowest last. */
export const checks: readonly Check[] = [...access, ...onboarding, ...planning, ...record, ...everyCall, ...limits]
