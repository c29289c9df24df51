import type { Environment } from './platform/environment.ts'

declare global {
  /** The build's settings, read from VITE_ variables (see platform/environment.ts). */
  const buildEnvironment: Environment
}
