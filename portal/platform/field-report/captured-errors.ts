/** What was thrown, or a SecurityPolicyViolationEvent, with the path at that moment. */
type CapturedError = readonly [error: unknown, path: string]

/** An error that comes again and again counts no more often than this until the next report. */
const limit = 50

/** Taken out by the next report. */
export const capturedErrors: CapturedError[] = []

/** For an error that reaches no event of the window, such as one that an error boundary caught. */
export function captureError(error: unknown): void {
  if (capturedErrors.length < limit) capturedErrors.push([error, location.pathname])
}

/** Captures errors, unhandled rejections and policy violations from now on. In the first page's bundle, as the first errors matter most. */
export function captureErrors(): void {
  addEventListener('error', ({ error }) => captureError(error))
  addEventListener('unhandledrejection', ({ reason }) => captureError(reason))
  addEventListener('securitypolicyviolation', captureError)
}
