/** The kinds of control on a page. */
export const kinds = [
  'link',
  'main link',
  'footer link',
  'button',
  'main button',
  'last button',
  'choice',
  'text',
  'select',
  'file',
] as const
export type Kind = (typeof kinds)[number]

/** The state of a page. */
export interface PageSnapshot {
  address: string
  token: string | null
  /** The visible heading of level 1. */
  heading: string | null
  counts: Readonly<Record<Kind, number>>
  isBusy: boolean
  /** Which of the watched words are in the page or in browser storage, and where. */
  found: readonly { word: string; where: string }[]
  /** Which of them were shown since the last snapshot, however briefly, and with which token. */
  shown: readonly { word: string; token: string | null }[]
}

export interface Picked {
  description: string
  x: number
  y: number
  token: string | null
  /** Of a text field: whether only digits make sense. */
  isNumber: boolean
  /** Of a select: its options' values. */
  options: readonly string[]
}

interface Question {
  /** Wait until nothing is loading any more. */
  untilLoaded: boolean
  timeoutMs: number
}

interface DomObserver {
  /** Waits until the page has a heading and a control, or for the timeout, and returns its state. */
  observe: (question: Question) => Promise<PageSnapshot>
  /** Chooses by a random number, from 0 up to 1, among what is in view of this kind, in the order of the document. */
  pick: (kind: Kind, chance: number) => Picked | null
  /** The element that was picked last. */
  last: Element | null
  /** A description of the element with focus, and whether a press on it leads to another site. */
  focused: () => { description: string; isForeign: boolean }
}

export interface WithDomObserver {
  domObserver: DomObserver
}

interface ObserverOptions {
  /** The origins that a run may open: the portal, and the stand-in of other companies. */
  origins: readonly string[]
  words: readonly string[]
}

/** Runs in every page before the page's own script, so it holds all that it needs. */
export function createDomObserver({ origins, words }: ObserverOptions): void {
  const selectors: Readonly<Record<Kind, string>> = {
    link: 'a[href]',
    'main link': 'main a[href], header a[href]',
    'footer link': 'footer a[href]',
    button: 'button:not([role]), summary',
    'main button': 'main button:not([role])',
    // The button that continues is the last one in a form or step.
    'last button': 'main button:not([role])',
    choice: '[role=radio], [role=checkbox], [role=option], input[type=radio], input[type=checkbox]',
    text: 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea',
    select: 'select',
    file: 'input[type=file]',
  }
  const isExternal = (element: Element) =>
    element instanceof HTMLAnchorElement && !(element.protocol === 'blob:' || origins.includes(element.origin))
  const isUsable = (element: Element) =>
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    !isExternal(element) &&
    (element.matches('[type=file]') ||
      (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0))
  const usable = (kind: Kind) =>
    [...document.querySelectorAll(selectors[kind])].filter(isUsable).slice(kind === 'last button' ? -1 : 0)
  const short = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
  const labelOf = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null
  const describe = (element: Element) =>
    `${element.role ?? element.localName} “${short(element.ariaLabel || labelOf(element) || element.textContent || element.getAttribute('name'))}”`
  const token = () => {
    try {
      return sessionStorage.getItem('token')
    } catch {
      return null
    }
  }
  const background = () => scheduler.postTask(() => {}, { priority: 'background' })

  const promised = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
    })
  async function contentOf(name: string): Promise<unknown> {
    const opening = indexedDB.open(name)
    // Opening a database that was just deleted must not create it again.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    const database = await promised(opening)
    const content = await Promise.all(
      [...database.objectStoreNames].map((store) => promised(database.transaction(store).objectStore(store).getAll())),
    )
    database.close()
    return content
  }
  const databases = async () =>
    JSON.stringify(
      await Promise.all((await indexedDB.databases()).map(({ name = '' }) => contentOf(name).catch(() => null))),
    )

  const storedTexts = async (): Promise<Record<string, string>> => ({
    'the databases': await databases(),
    'the page': document.documentElement.outerHTML,
    'a field': Array.from(document.querySelectorAll('input, textarea'), (field) =>
      'value' in field ? String(field.value) : '',
    ).join('\n'),
    'the title': document.title,
    'history.state': JSON.stringify(history.state),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    localStorage: JSON.stringify(Object.entries(localStorage)),
    'the cookie': document.cookie,
  })

  const loading = () => ({
    heading:
      [...document.querySelectorAll('h1')].find((one) => one.checkVisibility({ visibilityProperty: true }))
        ?.textContent ?? null,
    isBusy: document.querySelector('[aria-busy="true"]') !== null,
  })
  const shown = new Map<string, PageSnapshot['shown'][number]>()
  // Includes what disappears by the next frame, as it may have been read.
  new MutationObserver(() => {
    const text = `${document.title} ${document.body?.textContent ?? ''}`
    for (const word of words) if (text.includes(word)) shown.set(`${token()} ${word}`, { word, token: token() })
  }).observe(document, { childList: true, characterData: true, subtree: true })

  function see(): Omit<PageSnapshot, 'found' | 'shown'> {
    const counts = Object.fromEntries(
      Object.keys(selectors).map((kind) => [kind, usable(kind as Kind).length]),
    ) as Record<Kind, number>
    return { address: location.href, token: token(), counts, ...loading() }
  }
  const isThere = (untilLoaded: boolean) => {
    const { heading, isBusy } = loading()
    // The last page of another company has no control.
    return (
      heading !== null &&
      !(untilLoaded && isBusy) &&
      (location.origin !== origins[0] || [...document.querySelectorAll('a[href], button')].some(isUsable))
    )
  }

  /** The point to press, after scrolling; null if something covers it. */
  function pointOf(element: Element): { x: number; y: number } | null {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    return isHit ? { x, y } : null
  }

  const observer: DomObserver = {
    last: null,
    async observe({ untilLoaded, timeoutMs }) {
      const end = performance.now() + timeoutMs
      // A press leads to another screen after the next frame.
      do {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
        await background()
      } while (!isThere(untilLoaded) && performance.now() < end)
      const all = await storedTexts()
      const found = Object.entries(all).flatMap(([where, text]) =>
        words.filter((word) => text.includes(word)).map((word) => ({ word, where })),
      )
      const met = [...shown.values()]
      shown.clear()
      return { ...see(), found, shown: met }
    },
    pick(kind, chance) {
      const all = usable(kind)
      const first = Math.floor(chance * all.length)
      // An element that is covered is skipped.
      for (const element of [...all.slice(first), ...all.slice(0, first)].slice(0, 8)) {
        const point = kind === 'file' ? { x: 0, y: 0 } : pointOf(element)
        if (point === null) continue
        observer.last = element
        const isNumber =
          element instanceof HTMLInputElement && (element.inputMode === 'numeric' || element.type === 'number')
        const options =
          element instanceof HTMLSelectElement
            ? [...element.options].filter((option) => !option.disabled).map(({ value }) => value)
            : []
        return { description: describe(element), ...point, token: token(), isNumber, options }
      }
      return null
    },
    focused: () =>
      document.activeElement
        ? { description: describe(document.activeElement), isForeign: isExternal(document.activeElement) }
        : { description: 'nothing', isForeign: false },
  }
  Object.assign(globalThis, { domObserver: observer } satisfies WithDomObserver)
}
