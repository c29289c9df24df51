/** What was thrown, or a SecurityPolicyViolationEvent, with the page's path at that moment. */
type CapturedError = readonly [error: unknown, path: string]

/** Most errors captured until the next report: one may repeat without end. */
const limit = 50

/** Errors since the last report, oldest first; `collectReports` empties the list. */
export const capturedErrors: CapturedError[] = []

/** Captures an error that reaches no event of the window, such as one that an error boundary caught. */
export function captureError(error: unknown): void {
  if (capturedErrors.length < limit) capturedErrors.push([error, location.pathname])
}

/**
 * Captures errors, unhandled rejections and policy violations from now on. In the first page's bundle, as early errors
 * matter most.
 */
export function captureErrors(): void {
  addEventListener('error', ({ error }) => captureError(error))
  addEventListener('unhandledrejection', ({ reason }) => captureError(reason))
  addEventListener('securitypolicyviolation', captureError)
}
