/** What the release check of accessibility has counted in this build (see build/release-checks.ts). */
export interface AccessibilityCheck {
  /** yyyy-mm-dd */
  date: string
  version: string
  /** Number of checked states of screens and of components, and of states with at least one finding. */
  screens: number
  components: number
  failed: number
}
