import type { Environment } from './platform/environment.ts'

declare global {
  /** What the build was told. */
  const buildEnvironment: Environment
}
