import type { RunOptions } from 'axe-core'

/** By which rules a story is judged, as the catalogue's accessibility panel reads them from its parameters. */
export interface Judged {
  /** What of the page is looked at: its body, unless it says otherwise. */
  context?: string
  config?: { rules?: readonly { id: string; enabled: boolean }[] }
  options?: RunOptions
}

/** What axe is asked about a story. Storybook's own boxes stand in every page and are no part of one. Sent to the page as text, so it uses nothing else. */
export function axeCall({
  context = 'body',
  config,
  options,
}: Judged): [context: { include: string; exclude: string[] }, options: RunOptions] {
  // Tags bring rules back that the configuration turned off.
  const off = (config?.rules ?? [])
    .filter(({ enabled }) => !enabled)
    .map(({ id, enabled }) => [id, { enabled }] as const)
  return [
    { include: context, exclude: ['.sb-wrapper', '#storybook-docs'] },
    { ...options, rules: { ...Object.fromEntries(off), ...options?.rules }, resultTypes: ['violations'] },
  ]
}
