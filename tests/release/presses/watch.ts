/** A control as it stands on the screen. */
export interface Control {
  /** The same after a redraw; tells controls of one screen apart. */
  id: string
  kind: string
  name: string
  /** Of what holds it: a panel, or the question that it answers. */
  group: string
  /** The same for controls that differ in numbers and dates only. */
  alike: string
  /** Why pressing it leaves the portal. */
  leaves: string | null
  isSubmit: boolean
  isLink: boolean
}
interface Input {
  start: number
  /** From input to the next paint, in ms; the browser rounds to 8. */
  duration: number
  /** Told by the browser, or else what the page saw itself until its next frame was drawn. */
  isTold: boolean
}
interface Task {
  start: number
  duration: number
  what: string
}
/** What stands on the page, and what happened since the last look. */
export interface Look {
  path: string
  heading: string
  controls: Control[]
  inputs: Input[]
  tasks: Task[]
  now: number
  /** Of its clock: another document has another. */
  origin: number
}
export interface Watch {
  look: () => Look
  /** Where to press the control at this place of the last look; null if something lies over it. */
  aim: (place: number) => { x: number; y: number } | null
  focus: (place: number) => void
  /** After the next frames and all work that is due; whether something is still on its way, or came just then. */
  drawn: () => Promise<boolean>
}

/** In the page, from its first script on. */
export function installWatch(): void {
  const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=gridcell] [tabindex]'
  const words = new RegExp(
    [
      'maandag',
      'dinsdag',
      'woensdag',
      'donderdag',
      'vrijdag',
      'zaterdag',
      'zondag',
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ].join('|'),
    'g',
  )
  let inputs: Input[] = []
  let tasks: Task[] = []
  let frames: PerformanceEntry[] = []
  let found: HTMLElement[] = []
  let isChanged = false
  new MutationObserver(() => {
    isChanged = true
  }).observe(document, { childList: true, subtree: true })
  interface Script {
    invoker: string
    sourceFunctionName: string
    sourceURL: string
    duration: number
    forcedStyleAndLayoutDuration: number
  }
  type Frame = PerformanceEntry & { scripts: Script[]; styleAndLayoutStart: number }
  const observers: [PerformanceObserver, (entries: PerformanceEntryList) => void][] = []
  const observe = (
    init: PerformanceObserverInit & { durationThreshold?: number },
    take: (entries: PerformanceEntryList) => void,
  ): void => {
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe(init)
    observers.push([observer, take])
  }
  observe({ type: 'event', durationThreshold: 16 }, (entries) => {
    for (const entry of entries as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) inputs.push({ start: entry.startTime, duration: entry.duration, isTold: true })
  })
  observe({ type: 'longtask' }, (entries) => {
    for (const { startTime, duration } of entries) tasks.push({ start: startTime, duration, what: '' })
  })
  observe({ type: 'long-animation-frame' }, (entries) => {
    frames.push(...entries)
  })

  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() =>
          setTimeout(() => inputs.push({ start: timeStamp, duration: performance.now() - timeStamp, isTold: false })),
        )
      },
      true,
    )
  }

  const nameOf = (element: HTMLElement): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim()
    const labels =
      'labels' in element
        ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
        : ''
    return (element.ariaLabel ?? (labelled || labels || element.textContent || element.title))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80)
  }
  const leavesBy = (element: HTMLElement): string | null => {
    if (!(element instanceof HTMLAnchorElement)) return null
    if (element.hasAttribute('download')) return 'download'
    if (!element.protocol.startsWith('http')) return element.protocol
    return element.origin === location.origin ? null : 'another site'
  }
  const isThere = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      !element.closest('[inert], [aria-hidden=true]') &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const controlOf = (element: HTMLElement, met: Map<string, number>): Control => {
    const kind =
      element.getAttribute('role') ??
      (element instanceof HTMLInputElement ? `input ${element.type}` : element.localName)
    const name = nameOf(element)
    const holder = element.closest<HTMLElement>('[role=radiogroup], fieldset, [role=group], [role=dialog], header, nav')
    const group = holder ? nameOf(holder).slice(0, 30) : ''
    const key = [kind, name, group].join('|')
    const nth = met.get(key) ?? 0
    met.set(key, nth + 1)
    return {
      id: `${key}|${nth}`,
      kind,
      name,
      group,
      alike: `${kind}|${name
        .toLowerCase()
        .replace(words, '')
        .replace(/[\d\s:.,€]+/g, ' ')}`,
      leaves: leavesBy(element),
      isSubmit: element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null,
      isLink: element instanceof HTMLAnchorElement,
    }
  }
  const whatIn = ({ start, duration }: Task): string => {
    const frame = (frames as Frame[]).find(
      (candidate) => candidate.startTime < start + duration && candidate.startTime + candidate.duration > start,
    )
    if (!frame) return ''
    const scripts = frame.scripts
      .toSorted((one, other) => other.duration - one.duration)
      .slice(0, 2)
      .map(
        (script) =>
          `${script.invoker} ${script.sourceFunctionName} in ${script.sourceURL.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')} ${Math.round(script.duration)} ms${script.forcedStyleAndLayoutDuration > 1 ? ` (layout ${Math.round(script.forcedStyleAndLayoutDuration)})` : ''}`,
      )
    return [
      ...scripts,
      ...(frame.styleAndLayoutStart > 0
        ? [`style and layout ${Math.round(frame.startTime + frame.duration - frame.styleAndLayoutStart)} ms`]
        : []),
    ].join('; ')
  }
  const watch: Watch = {
    look() {
      const now = performance.now()
      for (const [observer, take] of observers) take(observer.takeRecords())
      found = [...document.querySelectorAll<HTMLElement>(kinds)].filter(isThere)
      const met = new Map<string, number>()
      const seen = {
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent ?? '',
        controls: found.map((element) => controlOf(element, met)),
        inputs,
        tasks: tasks.map((task) => ({ ...task, what: whatIn(task) })),
        now,
        origin: performance.timeOrigin,
      }
      ;[inputs, tasks, frames] = [[], [], []]
      return seen
    },
    aim(place) {
      const element = found[place]
      if (!element?.isConnected) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const point = { x: x + width / 2, y: y + height / 2 }
      const top = document.elementFromPoint(point.x, point.y)
      const isReached =
        top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element)
      return isReached ? point : null
    },
    focus: (place) => found[place]?.focus(),
    async drawn() {
      // The portal goes to another screen after the first of them, and React draws it when nothing else is to be done.
      for (let frame = 0; frame < 3; frame += 1) {
        isChanged = false
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve))
        })
        await scheduler.postTask(() => {}, { priority: 'background' })
      }
      // What is read from the device is neither asked for nor drawn.
      return isChanged || document.querySelector('[aria-busy=true], [data-part=loading]') !== null
    },
  }
  Object.assign(globalThis, { watch })
  // In a browser without windows it would wait for a dialog that nobody closes.
  globalThis.print = () => {}
}
