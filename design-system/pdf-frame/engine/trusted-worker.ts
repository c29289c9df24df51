interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string }
}

/** The one policy that the header has to admit: `trusted-types pdf-worker`. */
const policyName = 'pdf-worker'

/** Under Trusted Types a worker starts from an address that a policy has vouched for; ours vouches for this one alone. */
function vouchedFor(workerAddress: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return workerAddress
  policy ??= trustedTypes.createPolicy(policyName, {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError(`${policyName}: not the worker`)
      return address
    },
  })
  return policy.createScriptURL(workerAddress)
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Starts a worker and waits for its first word: one that never loads would leave every question open. */
export function startWorker(address: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(vouchedFor(address), { type: 'module' })
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error(`${address} did not start`))
    }, { once: true })
  })
}
