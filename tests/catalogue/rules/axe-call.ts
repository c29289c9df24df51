import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The accessibility rules of a story, as Storybook's accessibility panel reads them from its parameters. */
export interface AxeTarget {
  /** What of the page is looked at: its body, unless it says otherwise. */
  context?: string
  config?: { rules?: readonly { id: string; enabled: boolean }[] }
  options?: axe.RunOptions
}

/** What axe is asked about a story. Storybook's own boxes stand in every page and are no part of one. Sent to the page as text, so it uses nothing else. */
export function axeCall({
  context = 'body',
  config,
  options,
}: AxeTarget): [context: { include: string; exclude: string[] }, options: axe.RunOptions] {
  // Tags bring rules back that the configuration turned off.
  const off = (config?.rules ?? [])
    .filter(({ enabled }) => !enabled)
    .map(({ id, enabled }) => [id, { enabled }] as const)
  return [
    { include: context, exclude: ['.sb-wrapper', '#storybook-docs'] },
    { ...options, rules: { ...Object.fromEntries(off), ...options?.rules }, resultTypes: ['violations'] },
  ]
}

interface Preview {
  currentRender?: { story?: { parameters: { a11y?: AxeTarget } } }
}

/** What axe says, by these rules or by the story's own. It is in the page already, and so is how it is asked. */
export const askAxe = (page: Page, target: AxeTarget | undefined): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const {
      axe: inPage,
      axeCall: call,
      __STORYBOOK_PREVIEW__: preview,
    } = globalThis as unknown as { axe: typeof axe; axeCall: typeof axeCall; __STORYBOOK_PREVIEW__: Preview }
    const rules = asked ?? preview.currentRender?.story?.parameters.a11y
    if (!rules) throw new Error('The story has no accessibility rules.')
    const { violations } = await inPage.run(...call(rules))
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, target)
