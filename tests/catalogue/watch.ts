import type { Page } from '@playwright/test'

/** The browser asks a server for this by itself where a page names no icon, as the frame around a story does not. */
const isOwnIcon = (url: string): boolean => url.endsWith('/favicon.ico')

/** Writes down what should not happen on a page. */
export function watch(page: Page, address: string | undefined): string[] {
  const problems: string[] = []
  const own = new URL(address ?? 'about:blank').origin
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnIcon(message.location().url))
      problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => {
    problems.push(`error: ${error.message}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && asked !== own) problems.push(`asks ${request.url()}`)
  })
  return problems
}
