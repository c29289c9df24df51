import type { ReactNode } from 'react'

/** A rendered example, and why it is right or wrong. */
export interface Example {
  why: string
  drawn: ReactNode
}

/** What a designer needs to know before choosing a part. */
export interface Guide {
  use: string
  avoid: string
  good: Example
  bad: Example
}

/** A change handler for examples that ignore changes. */
export const ignore = (): void => undefined
