/** Delay after which the code is loaded without any interaction, in ms. */
const loadAfter = 30_000

/**
 * Loads what collects and sends reports, only once `rest` is settled: it must not compete with the page. Until then
 * errors wait in captured-errors.ts, and the browser keeps its own measurements. A report that cannot be loaded is none.
 */
export async function loadFieldReport(rest: Promise<unknown>): Promise<void> {
  await Promise.race([rest, new Promise((resolve) => { setTimeout(resolve, loadAfter) })])
  const loaded = await import('./field-report.ts').catch(() => undefined)
  loaded?.startFieldReport(import.meta.env.VITE_REPORT_ADDRESS, import.meta.env.PORTAL_VERSION)
}
