import type { Environment } from '../../platform/environment.ts'

/** What patients will not be able to do with these settings, a line each. It does not stop a build: a clinic may intend it. */
export const unavailableFeatures = ({ verificationOrigins, paymentOrigins, signOutAddress }: Environment): string[] => [
  ...(verificationOrigins.length > 0
    ? []
    : [
        'Identify themselves: verificationOrigins (VITE_VERIFICATION_ORIGINS) names no site that verifies who they are.',
      ]),
  ...(paymentOrigins.length > 0
    ? []
    : ['Pay an invoice: paymentOrigins (VITE_PAYMENT_ORIGINS) names no site that handles payments.']),
  ...(signOutAddress !== null
    ? []
    : [
        'End a session at the back end: without signOutPath (VITE_SIGN_OUT_PATH) only the device forgets it when they sign out.',
      ]),
]

/** The same as a text. */
export function unavailableFeaturesText(environment: Environment): string {
  const lines = unavailableFeatures(environment)
  return lines.length === 0
    ? 'Patients will be able to do everything.'
    : ['Patients will not be able to:', ...lines.map((line) => `- ${line}`)].join('\n')
}
