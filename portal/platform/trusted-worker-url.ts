interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** Names of Trusted Types policies; the CSP header must list them (build/headers.ts). */
type WorkerName = 'picture-worker' | 'service-worker'

const trustedUrls = new Map<WorkerName, string>()

/** A worker's URL as a TrustedScriptURL, or the string itself without Trusted Types. Each policy is created once, for this one URL. */
export function trustedWorkerUrl(name: WorkerName, address: string): string {
  const known = trustedUrls.get(name)
  if (known !== undefined) return known
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const trusted =
    trustedTypes?.createPolicy(name, { createScriptURL: () => address }).createScriptURL(address) ?? address
  trustedUrls.set(name, trusted)
  return trusted
}
