import type { Page } from '@playwright/test'

/** What finding, booking, moving and cancelling say to each status that means something to them. */
export const failures = [
  { status: 409, text: 'Deze tijd is net door iemand anders gekozen. Kies een andere tijd.' },
  { status: 412, text: 'U heeft al een afspraak. U kunt die afspraak verzetten of afzeggen.' },
  { status: 491, text: 'Deze afspraak kan zo niet. Kies een andere dag of tijd.' },
  { status: 495, text: 'Wij kunnen deze afspraak niet vinden. Misschien is de afspraak al veranderd.' },
] as const

export const brokenOff = {
  unknown: 'Onbekende fout.',
  noConnection: 'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.',
  timeout: 'Het duurt te lang. Wat u heeft ingevuld staat er nog. Probeer het opnieuw.',
  brokenAnswer: 'Wij kregen een antwoord dat niet klopt. Wat u heeft ingevuld staat er nog. Probeer het opnieuw.',
} as const

/** Puts the browser's own time-outs on the page's clock too. To be asked before the page is opened. */
export async function timeoutsOnClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Time is over', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}
