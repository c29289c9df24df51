import type { ServerTable } from './server-table.ts'

/**
 * `_headers` of Netlify and Cloudflare Pages. Overlapping rules are joined there, not replaced, so no header is in two.
 * Without a Cache-Control both answer `max-age=0, must-revalidate`, which is what `no-cache` means.
 */
export function netlifyHeaders({ always, caching }: ServerTable): string {
  return `/*\n${Object.entries(always)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}\n/assets/*\n  Cache-Control: ${caching.asset}\n`
}

const ids = (pattern: string) => pattern.split('/:').length

/** `_redirects` of the same; the first match counts, and an existing file goes before all. It cannot proxy calls, so the back end needs its own origin. */
export function netlifyRedirects({ pages, folders }: ServerTable): string {
  return [
    // In order: fixed segments before ids, which match any segment.
    ...pages
      .toSorted((one, other) => ids(one.pattern) - ids(other.pattern))
      .map(({ pattern, file }) => `${pattern} /${file} 200`),
    ...folders.map((folder) => `/${folder}/* /index.html 404`),
    '/* /index.html 200',
    '',
  ].join('\n')
}
