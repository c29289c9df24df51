import type { ReactNode } from 'react'

/** A rendered example, and why it is right or wrong. */
export interface Example {
  why: string
  drawn: ReactNode
}

/** When to use a component, when not, and an example of each. */
export interface Guide {
  use: string
  avoid: string
  good: Example
  bad: Example
}

/** Change handler of examples that ignore changes. */
export const ignore = (): void => undefined
