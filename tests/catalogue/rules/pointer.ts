import type { CDPSession, Page } from '@playwright/test'

/** How a control looks that may answer to the pointer. */
interface Look {
  name: string
  /** A link that is drawn as text, underlined. */
  isTextLink: boolean
  styles: string
}

const looksIn = (page: Page): Promise<Look[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-pointed]')].map((element) => {
      const styles = [undefined, '::before', '::after'].map((pseudo) => {
        const {
          textDecorationLine,
          textDecoration,
          color,
          backgroundColor,
          border,
          outline,
          boxShadow,
          opacity,
          transform,
        } = getComputedStyle(element, pseudo)
        return [
          textDecorationLine === 'none' ? 'none' : textDecoration,
          color,
          backgroundColor,
          border,
          outline,
          boxShadow,
          opacity,
          transform,
        ].join()
      })
      return {
        name: `<${element.localName}> "${element.textContent.trim().slice(0, 40)}"`,
        isTextLink: element.localName === 'a' && getComputedStyle(element).textDecorationLine.includes('underline'),
        styles: styles.join(),
      }
    }),
  )

/**
 * What is wrong when the pointer is over each control in turn: a link in text has to answer, so that it is told from other
 * underlined words; whatever else changes is something that moves on a calm page. The page has the rules already.
 */
export async function pointAtAll(page: Page, session: CDPSession): Promise<string[]> {
  // Where it rests, a control would look the same before and after.
  await page.mouse.move(-1, -1)
  await page.evaluate(() => {
    const { catalogueRules } = globalThis as unknown as { catalogueRules: { controls: () => HTMLElement[] } }
    for (const element of catalogueRules.controls()) element.dataset.pointed = ''
  })
  const before = await looksIn(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-pointed]' })
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
  await force(['hover'])
  const after = await looksIn(page)
  // A story that was drawn anew meanwhile has other elements, and the pointer was over none of them.
  if (Math.min(nodeIds.length, after.length) < before.length) return pointAtAll(page, session)
  await force([])
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-pointed]')) delete element.dataset.pointed
  })
  return before.flatMap(({ name, isTextLink, styles }, at) => {
    const hasChanged = styles !== after[at]?.styles
    if (isTextLink === hasChanged) return []
    return [isTextLink ? `${name} does not answer to the pointer` : `${name} changes under the pointer`]
  })
}
