import type { ReactNode } from 'react'

/** How a part is drawn, and what is right or wrong about it. */
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

/** For an example of something that would tell what was chosen. */
export const ignore = (): void => undefined
