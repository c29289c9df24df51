interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** Name of the Trusted Types policy. The CSP header must allow it. */
const policyName = 'pdf-worker'

/** The worker's URL as a TrustedScriptURL. The policy accepts this URL only; it throws a TypeError for others. */
function trustedUrl(workerAddress: string): string {
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

/** Starts a worker and waits for its first message. Rejects if the worker cannot be loaded, as it would never answer. */
export function startWorker(address: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedUrl(address), { type: 'module' })
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener(
      'error',
      () => {
        worker.terminate()
        reject(new Error(`${address} did not start`))
      },
      { once: true },
    )
  })
}
