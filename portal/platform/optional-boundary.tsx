import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads, ScreenNotLoaded } from './lazy-with-retry.tsx'

interface OptionalBoundaryProps {
  /** Shown while the part loads. */
  loading?: ReactNode
  /** Shown where it could not be loaded. */
  missing?: ReactNode
  /** Shown where it was loaded and failed. */
  broken?: ReactNode
  /** A change loads again what is missing. */
  resetKeys?: unknown[]
  /** Made by `lazyWithRetry`. */
  children: ReactNode
}

/** Room for a part that its screen works without. What could not be loaded is loaded again when it is shown next. */
export function OptionalBoundary({
  loading = null,
  missing = null,
  broken = null,
  children,
  ...reset
}: OptionalBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => (error instanceof ScreenNotLoaded ? missing : broken)}
      onError={forgetFailedLoads}
      {...reset}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}
