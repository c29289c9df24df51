import type { CallName } from '#portal/api/contract/contract.ts'
import { type Sample, type Samples } from './sample.ts'
import { authenticationSamples } from './sample-authentication.ts'
import { onboardingSamples } from './sample-onboarding.ts'
import { planningSamples } from './sample-planning.ts'
import { recordSamples } from './sample-record.ts'

/** One for each call of the contract: a call without one does not compile, and fails the matrix. */
const samples: Samples<CallName> = {
  ...authenticationSamples,
  ...onboardingSamples,
  ...planningSamples,
  ...recordSamples,
}

export function sampleOf(name: CallName): Sample {
  return samples[name]
}
