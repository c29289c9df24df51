import type { Environment } from './environment.ts'

declare global {
  /** What the build was told. */
  const buildEnvironment: Environment
}
