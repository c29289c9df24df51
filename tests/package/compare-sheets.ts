import { type Page } from '@playwright/test'

interface Kept {
  whole?: Map<Element, string[]>
}

/** Puts these sheets in the place of all others, in this order. */
async function useSheets(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (sheets) => {
    for (const old of document.querySelectorAll('link[rel=stylesheet]')) old.remove()
    await Promise.all(
      sheets.map(
        (href) =>
          new Promise((resolve, reject) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
            link.addEventListener('load', resolve)
            link.addEventListener('error', reject)
            document.head.append(link)
          }),
      ),
    )
    await document.fonts.ready
  }, addresses)
}

/** How each element looks is kept the first time; then, what looks otherwise of each, and in what. One that came or went meanwhile has nothing to be held against. */
const compareStyles = (page: Page, isFirst: boolean): Promise<string[]> =>
  page.evaluate((keep) => {
    const kept = globalThis as unknown as Kept
    const partsOf = (element: Element) => [
      '',
      ...['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none'),
      ...(element.matches('input, textarea') ? ['::placeholder'] : []),
    ]
    const stylesOf = (element: Element) =>
      partsOf(element).flatMap((part) => {
        const style = getComputedStyle(element, part)
        return [...style].map((name) => `${part}${name}: ${style.getPropertyValue(name)}`)
      })
    const elements = [...document.body.querySelectorAll('*')]
    if (keep) {
      kept.whole = new Map(elements.map((element) => [element, stylesOf(element)]))
      return elements.length > 0 ? [] : ['there is no element']
    }
    return elements.flatMap((element) => {
      const before = kept.whole?.get(element)
      const other = before ? stylesOf(element).filter((line, at) => line !== before[at]) : []
      return other.length > 0 ? [`${element.tagName} ${element.className}: ${other.slice(0, 3).join('; ')}`] : []
    })
  }, isFirst)

/** What looks otherwise in the page with the base sheet and those of the parts, last first, than with the one sheet for all. */
export async function compareSheets(page: Page, parts: readonly string[], folder = 'sheets'): Promise<string[]> {
  await useSheets(page, ['/sheets/styles.css', '/sheets/fonts.css'])
  await compareStyles(page, true)
  await useSheets(
    page,
    ['base', ...parts.toReversed(), 'fonts'].map((name) => `/${folder}/${name}.css`),
  )
  return compareStyles(page, false)
}
