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
const compareStyles = (page: Page, selector: string, isFirst: boolean): Promise<string[]> =>
  page.evaluate(
    ([query, keep]) => {
      const kept = globalThis as unknown as Kept
      const partsOf = (element: Element) => [
        '',
        ...['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none'),
        ...(element.matches('input, textarea') ? ['::placeholder'] : []),
      ]
      const stylesOf = (element: Element) =>
        partsOf(element).flatMap((part) => {
          const style = getComputedStyle(element, part)
          return [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${part}${name}: ${style.getPropertyValue(name)}`)
        })
      const elements = [...document.querySelectorAll(query)]
      if (keep) {
        kept.whole = new Map(elements.map((element) => [element, stylesOf(element)]))
        return elements.length > 0 ? [] : ['there is no element']
      }
      return elements.flatMap((element) => {
        const before = kept.whole?.get(element)
        const other = before ? stylesOf(element).filter((line, at) => line !== before[at]) : []
        return other.length > 0 ? [`${element.tagName} ${element.className}: ${other.slice(0, 3).join('; ')}`] : []
      })
    },
    [selector, isFirst] as const,
  )

/** What looks otherwise in the page with the second sheets than with the first, of the elements that are asked for. */
async function compare(
  page: Page,
  [first, second]: readonly [readonly string[], readonly string[]],
  selector = 'body *',
): Promise<string[]> {
  await useSheets(page, first)
  await compareStyles(page, selector, true)
  await useSheets(page, second)
  return compareStyles(page, selector, false)
}

const whole = ['/sheets/styles.css', '/sheets/fonts.css']
const partsOnly = ['/sheets/parts-only.css', '/sheets/fonts.css']

/** What looks otherwise in the page with the base sheet and those of the parts, last first, than with the one sheet for all. */
export const compareSheets = (page: Page, parts: readonly string[], folder = 'sheets'): Promise<string[]> =>
  compare(page, [whole, ['base', ...parts.toReversed(), 'fonts'].map((name) => `/${folder}/${name}.css`)])

const besideParts = '#beside, #beside *'

/** What of the parts looks otherwise without a reset of the page; and what beside them looks otherwise than without any sheet. */
export async function comparePartsOnly(
  page: Page,
): Promise<{ parts: string[]; beside: string[]; negativeControl: string[] }> {
  // The page's own margin is not the parts'.
  await page.evaluate(() => {
    document.body.style.margin = '0'
  })
  const parts = await compare(page, [whole, partsOnly], '#root *, #root ~ div, #root ~ div *')
  await page.evaluate(() => {
    const beside = document.createElement('section')
    beside.id = 'beside'
    beside.innerHTML =
      '<h1>Title</h1><p>Text <a href="#beside">link</a></p><ul><li>One</li></ul><button>Press</button><input><img alt="">'
    document.body.append(beside)
  })
  return {
    parts,
    beside: await compare(page, [[], partsOnly], besideParts),
    negativeControl: await compare(page, [[], whole], besideParts),
  }
}
