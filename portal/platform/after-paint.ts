/** Runs `work` once, after the next frame is painted or when the page is hidden or shown: a hidden page gets no frame. */
export function afterPaint(work: () => void): void {
  const controller = new AbortController()
  const runOnce = () => {
    if (controller.signal.aborted) return
    controller.abort()
    work()
  }
  if (document.hidden) setTimeout(runOnce)
  else requestAnimationFrame(() => setTimeout(runOnce))
  document.addEventListener('visibilitychange', runOnce, { signal: controller.signal })
}
