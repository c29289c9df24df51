import scriptBudget from './script-budget.json' with { type: 'json' }

/** The measurements of a screen that is opened by its address. */
export interface Cost {
  /** The time to its content, divided by that to the first paint of a static page. */
  toStatic: number
  requests: number
  shift: number
  /** Only reported: the same page differs by half from one machine to another. */
  blocking: number
  script: number
}
export type Way = 'cold' | 'again'
export type Costs = Readonly<Record<Way, Cost>>

/**
 * All that comes over the line comes in two waves, the page and the rest. What is left is the processor's: reading React and
 * the screen's code, and drawing it. With it 3.5 and 2 times the page by hand were not held. Of the requests one is for the
 * icon, one for the bundler's own functions, and five for the texts of a questionnaire.
 */
const limits: Readonly<Record<Way, Omit<Cost, 'script' | 'blocking'>>> = {
  cold: { toStatic: 4.8, requests: 15, shift: 0.005 },
  again: { toStatic: 2.8, requests: 0, shift: 0.005 },
}
/** Bytes that are sent until the content of a screen is painted; `default` is for a screen that is not named. */
const scriptBudgets: Readonly<Record<string, number>> = scriptBudget

/** The limits that a screen exceeds. */
export function brokenLimits(screen: string, costs: Costs): string[] {
  const script = { cold: scriptBudgets[screen] ?? scriptBudget.default, again: 0 }
  return (['cold', 'again'] as const).flatMap((way) =>
    Object.entries({ ...limits[way], script: script[way] })
      .filter(([what, most]) => !(costs[way][what as keyof Cost] <= most))
      .map(([what, most]) => `${way}: ${what} at most ${most}`),
  )
}
