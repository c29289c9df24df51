/**
 * Runs in a prerendered page, as text of its own: it may use nothing from outside. Loads the style sheet, then runs the
 * module script, which is fetched beside it; tries again every 5 s while either cannot be loaded.
 */
export function startAfterFirstPaint(styleSheet: string, script: string): void {
  const add = (rel: string, href: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
  const start = () => {
    const again = () => setTimeout(start, 5000)
    add('modulepreload', script)
    const link = add('stylesheet', styleSheet)
    link.onload = () => void import(/* @vite-ignore */ script).catch(again)
    link.onerror = () => {
      link.remove()
      again()
    }
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
