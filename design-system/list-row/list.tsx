import type { ComponentProps } from 'react'

/** The surface that rows stand on, one below the other. Without rows it shows nothing: say there in words that there are none. */
export function List({ className = '', ...rest }: ComponentProps<'ul'>) {
  // Safari takes a list without bullets for no list; empty bullets keep it one.
  return <ul className={`list-[''] rounded-lg border border-divider bg-surface empty:hidden ${className}`} {...rest} />
}
