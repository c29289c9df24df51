import type { ComponentProps } from 'react'

/** A `<ul>` for ListRow items. Without rows it is hidden: show an EmptyState instead. */
export function List({ className = '', ...rest }: ComponentProps<'ul'>) {
  // Safari drops the list role of a list without bullets; an empty string as the marker keeps it. Its rows must be blocks:
  // in a list item whose first child is a flex container, Safari gives even an empty marker a line of its own.
  return <ul className={`list-[''] rounded-lg border border-divider bg-surface empty:hidden ${className}`} {...rest} />
}
