import type { Page } from '@playwright/test'

/** WebKit reports this when a new size is handled in the next frame, as happens on a busy machine. Nothing is lost by it. */
const frameNotice = 'ResizeObserver loop completed with undelivered notifications.'

/** Collects uncaught errors, policy violations and errors in the console from now on. What the network refused is not the engine's fault. */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes(frameNotice)) problems.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.push(`console: ${text}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { error } = console
      error(`policy violation: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return problems
}
