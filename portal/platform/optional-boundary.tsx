import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads, ScreenNotLoaded } from './lazy-with-retry.tsx'

interface OptionalBoundaryProps {
  /** Shown while the component loads. */
  loading?: ReactNode
  /** Shown if it could not be loaded. */
  missing?: ReactNode
  /** Shown if it was loaded and then threw. */
  broken?: ReactNode
  /** A change retries what could not be loaded. */
  resetKeys?: unknown[]
  /** Made by `lazyWithRetry`. */
  children: ReactNode
}

/**
 * Boundary around a component that its screen works without. What could not be loaded is loaded again when it is next
 * shown.
 */
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
