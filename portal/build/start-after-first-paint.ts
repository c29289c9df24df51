/**
 * Runs in a prerendered page, as text of its own: it may use nothing from outside. Loads the style sheet, then runs the
 * module scripts, which are fetched beside it, one after another; tries again every 5 s while any cannot be loaded.
 */
export function startAfterFirstPaint(styleSheet: string, scripts: readonly string[]): void {
  const add = (rel: string, href: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
  // Each in a task of its own.
  const run = () => scripts.reduce<Promise<unknown>>((before, script) => before.then(() => import(/* @vite-ignore */ script)), Promise.resolve())
  const start = () => {
    const again = () => setTimeout(start, 5000)
    for (const script of scripts) add('modulepreload', script)
    const link = add('stylesheet', styleSheet)
    link.addEventListener('load', () => void run().catch(again))
    link.addEventListener('error', () => {
      link.remove()
      again()
    })
  }
  // A hidden page paints nothing, so it starts at once.
  if (document.hidden) start()
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  }
}
