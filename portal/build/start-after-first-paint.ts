/**
 * Inlined into prerendered pages, so it must be self-contained. After the first paint it adds the manifest and the
 * style sheet, and then imports the module scripts one after another, while all are fetched at once. It tries again
 * every 5 s while any of them cannot be loaded.
 */
export function startAfterFirstPaint(manifest: string, styleSheet: string, scripts: readonly string[]): void {
  const add = (rel: string, href: string) =>
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
  // Each in a separate task.
  const run = () =>
    scripts.reduce<Promise<unknown>>(
      (before, script) => before.then(() => import(/* @vite-ignore */ script)),
      Promise.resolve(),
    )
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
  const begin = () => {
    add('manifest', manifest)
    start()
  }
  // A hidden page paints nothing, so it starts at once.
  if (document.hidden) begin()
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      begin()
    }).observe({ type: 'paint', buffered: true })
  }
}
