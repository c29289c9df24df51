import i18next from 'i18next'

/** What a text of the portal looks like, whatever stands in its places. */
export function patternOf(key: string): RegExp {
  const [namespace = '', name = ''] = key.split(':')
  const words: unknown = i18next.getResource('nl', namespace, name)
  if (typeof words !== 'string') throw new Error(`There is no text ${key}.`)
  return new RegExp(
    words
      .replaceAll(/\s+/g, ' ')
      .split(/\{\w+\}/)
      .map((part) => RegExp.escape(part))
      .join('.+'),
    'u',
  )
}

/** Words as they are read: links within them are words too, and breaks inside a line of a phone number are spaces. */
const wordsOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')

const describedBy = (field: Element): Element[] =>
  `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])

/** What a screen reader may say by itself now: live regions, the errors of fields, and what has taken the focus. */
export function announced(): string[] {
  const focused =
    document.activeElement && document.activeElement !== document.body
      ? [document.activeElement, ...describedBy(document.activeElement)]
      : []
  return [
    ...liveRegions().map(wordsOf),
    ...[...document.querySelectorAll('[aria-invalid=true]')].flatMap(describedBy).map(wordsOf),
    ...focused.map(wordsOf),
  ]
}

const liveRegions = (): Element[] => [...document.querySelectorAll('[role=alert], [role=status], output, [aria-live]')]

/** Collects what live regions say from now on, as they say it for a moment only. */
export function hearLiveRegions(): { heard: readonly string[]; stop: () => void } {
  const heard: string[] = []
  const observer = new MutationObserver(() => {
    heard.push(
      ...liveRegions()
        .map(wordsOf)
        .filter((words) => words !== '' && !heard.includes(words)),
    )
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return { heard, stop: () => observer.disconnect() }
}

/** Whether a text can be read on the screen. */
export function inPage(key: string): boolean {
  const pattern = patternOf(key)
  const readable = [...(document.querySelector('main')?.querySelectorAll('*') ?? [])].filter(
    (element) => element.checkVisibility() && !element.closest('details:not([open])'),
  )
  return readable.some((element) => pattern.test(wordsOf(element)))
}
