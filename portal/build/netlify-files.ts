import type { ServerTable } from './server-table.ts'

/**
 * `_headers` of Netlify and Cloudflare Pages. Rules that overlap are joined there, not replaced, so no header stands in two.
 * Without a Cache-Control both answer `max-age=0, must-revalidate`, which is what `no-cache` means.
 */
export function netlifyHeaders({ always, caching }: ServerTable): string {
  return `/*\n${Object.entries(always)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}\n/assets/*\n  Cache-Control: ${caching.asset}\n`
}

const ids = (pattern: string) => pattern.split('/:').length

/** `_redirects`, in order; a file that is there goes first. The clinic has to have an origin of its own. */
export function netlifyRedirects({ pages, folders }: ServerTable): string {
  return [
    // In order: words go before ids, which match anything there.
    ...pages
      .toSorted((one, other) => ids(one.pattern) - ids(other.pattern))
      .map(({ pattern, file }) => `${pattern} /${file} 200`),
    ...folders.map((folder) => `/${folder}/* /index.html 404`),
    '/* /index.html 200',
    '',
  ].join('\n')
}
