import type { ReactNode } from 'react'

/** One fact of a list: what it is, and its value. Stands in a dl. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
