/** Receives what was thrown, or a SecurityPolicyViolationEvent, with the path at that moment. */
type Listener = (error: unknown, path: string) => void

/** Limit of what is kept until the report's code is loaded. */
const earlyLimit = 50
const early: Parameters<Listener>[] = []

let listener: Listener = (...captured) => { if (early.length < earlyLimit) early.push(captured) }

/** For an error that reaches no event of the window, such as one that an error boundary caught. */
export const captureError = (error: unknown): void => listener(error, location.pathname)

/** Captures errors, unhandled rejections and policy violations from now on. In the first page's bundle, as the first errors matter most. */
export function captureErrors(): void {
  addEventListener('error', ({ error }) => captureError(error))
  addEventListener('unhandledrejection', ({ reason }) => captureError(reason))
  addEventListener('securitypolicyviolation', captureError)
}

/** Hands over what was captured so far, and from now on each as it happens. */
export function onCapturedError(next: Listener): void {
  listener = next
  for (const captured of early.splice(0)) next(...captured)
}
