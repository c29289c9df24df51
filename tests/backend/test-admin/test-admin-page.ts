import { createHash } from 'node:crypto'

/** How the test admin's pages look. One literal line: a byte more or less inside the element and the policy's hash no longer fits. */
export const style =
  'body{font:1rem/1.5 system-ui;margin:2rem;max-width:60rem}td,th{padding:.25rem 1.5rem .25rem 0;text-align:left}blockquote{white-space:pre-wrap;overflow-wrap:anywhere}'

/** What a policy calls a piece that stands in the page itself. */
export const hashOf = (piece: string): string => `'sha256-${createHash('sha256').update(piece).digest('base64')}'`
