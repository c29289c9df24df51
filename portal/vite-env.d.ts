import type { AccessibilityCheck } from './features/accessibility/accessibility-check.ts'
import type { Environment } from './platform/environment.ts'

declare global {
  /** The build's settings, read from VITE_ variables (see platform/environment.ts). */
  const buildEnvironment: Omit<
    Environment,
    'reportAddress' | 'hasTestPage' | 'isSameOrigin' | 'hasHstsPreload' | 'readsAloud'
  >

  /** The shape of each file of texts as it was built (see rules/text-shape.ts), by namespace. */
  const textShapes: Readonly<Record<string, string>>

  interface Window {
    /** On a prerendered page, until it has been called: does what was pressed before the portal started (see build/early-input.ts). */
    replayEarlyInput?: (() => void) | undefined
  }

  interface ImportMetaEnv {
    /** 'false' where messages and letters are not read aloud, so that a build drops that code. */
    readonly VITE_READ_ALOUD?: string
    /** Where reports of what goes wrong are posted; empty where nobody asked for them, so that a build drops their code. */
    readonly VITE_REPORT_ADDRESS: string
    /** Version of the build and commit, such as '0.1.0+1c93ba0'. */
    readonly PORTAL_VERSION: string
    /** Null where the accessibility of what was built has not been checked. */
    readonly ACCESSIBILITY_CHECK?: AccessibilityCheck | null
  }
}
