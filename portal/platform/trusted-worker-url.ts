interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string }
}

/** Each has a policy of its own, which the header has to admit: `trusted-types picture-worker service-worker`. */
type WorkerName = 'picture-worker' | 'service-worker'

const vouched = new Map<WorkerName, string>()

/** Where a worker stands, in the form that a browser with Trusted Types takes. A policy is made once and vouches for that one address. */
export function trustedWorkerUrl(name: WorkerName, address: string): string {
  const known = vouched.get(name)
  if (known !== undefined) return known
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const trusted = trustedTypes?.createPolicy(name, { createScriptURL: () => address }).createScriptURL(address) ?? address
  vouched.set(name, trusted)
  return trusted
}
