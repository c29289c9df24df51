import type { Page } from '@playwright/test'

/* A browser's translator, and what it must not break. All but the last is sent to the page as text, like the rules. */

/** What stands in the page while it is translated. */
interface Translator {
  /** Texts that React holds by their node, as they were when they were replaced. */
  held: string[]
  stop: () => void
  /** Puts the replaced texts back, or the next story would be drawn where React no longer finds its own. */
  restore: () => void
}

/** Replaces every text node by `<font><font>text</font></font>`, and each that comes later. */
function translate(): Translator {
  const held: string[] = []
  const replaced: [Element, Text][] = []
  const isLeft = (element: Element | null): boolean =>
    element === null ||
    element.closest('script, style, textarea, input, [translate="no"], body > [class^="sb-"]') !== null
  const replace = (text: Text): void => {
    if (
      text.parentElement?.localName === 'font' ||
      text.data.trim() === '' ||
      !text.isConnected ||
      isLeft(text.parentElement)
    )
      return
    // The mark that React puts on each node of its own. A text set as the whole of an element has none.
    if (Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
      held.push(`${text.parentElement?.localName}: ${text.data}`)
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
    replaced.push([outer, text])
  }
  const replaceIn = (root: Node): void => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') replaceIn(target)
      addedNodes.forEach(replaceIn)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  replaceIn(document.body)
  return {
    held,
    stop: () => observer.disconnect(),
    restore: () => replaced.forEach(([outer, text]) => outer.replaceWith(text)),
  }
}

/** Elements that show another text than React gave them last. */
function staleTexts(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'))
    const { children } = ((key && (element as unknown as Record<string, unknown>)[key]) ?? {}) as { children?: unknown }
    const parts: unknown[] = [children].flat()
    if (parts.length === 0 || !parts.every((part) => typeof part === 'string' || typeof part === 'number')) return []
    return element.textContent === parts.join('') ? [] : [`"${element.textContent}" is shown for "${parts.join('')}"`]
  })
}

/** Presses each control once: first those that choose, as a button may replace them. */
async function pressAll(): Promise<void> {
  // What is pressed may put up as many again.
  const most = 40
  const pressed = new Set<Element>()
  const find = (selector: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => !pressed.has(element) && !element.closest('body > [class^="sb-"]') && element.checkVisibility(),
    )
  while (pressed.size < most) {
    const next =
      find(
        'input[type="radio"], input[type="checkbox"], [role="radio"], [role="checkbox"], [role="switch"], summary',
      ) ?? find('button:not(:disabled)')
    if (!next) break
    pressed.add(next)
    next.click()
    // Until React has drawn, also what may come a moment later.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
  }
}

/** Keeps the page where it is, as a press may lead away from it; returns what lets it go again. */
function stayHere(): () => void {
  const { print, open } = window
  const prevent = (event: Event): void => event.preventDefault()
  Object.assign(history, { back: () => {}, forward: () => {}, go: () => {} })
  Object.assign(window, { print: () => {}, open: () => null })
  addEventListener('submit', prevent)
  return () => {
    for (const name of ['back', 'forward', 'go']) Reflect.deleteProperty(history, name)
    Object.assign(window, { print, open })
    removeEventListener('submit', prevent)
  }
}

interface Found {
  held: string[]
  stale: string[]
}

/** Translates the page as it stands, presses everything in it, and tells what this breaks. A part's story puts words of its own beside others, a screen does not. */
export async function pressTranslated(
  { page, problems }: { page: Page; problems: readonly string[] },
  isScreen: boolean,
): Promise<string[]> {
  const { held, stale } = await page.evaluate<Found>(`(async () => {
    ${[translate, pressAll, stayHere, staleTexts].map(String).join('\n')}
    const leave = stayHere()
    const translator = translate()
    await pressAll()
    translator.stop()
    const stale = staleTexts()
    translator.restore()
    leave()
    return { held: translator.held, stale }
  })()`)
  return [...(isScreen ? held.map((text) => `React holds the text ${text}`) : []), ...stale, ...problems].map(
    (one) => `translated: ${one}`,
  )
}

export const startTranslator = (page: Page): Promise<void> =>
  page.evaluate(`globalThis.translator = (${String(translate)})(), undefined`)

export const stopTranslator = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { translator } = globalThis as unknown as { translator: Translator }
    translator.stop()
    translator.restore()
  })
