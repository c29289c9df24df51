/** What the release check of accessibility counted. */
export interface AccessibilityCheck {
  /** ISO 8601 date. */
  date: string
  version: string
  /** States of screens and of components that were checked, and those of them in which something was found. */
  screens: number
  components: number
  failed: number
}
