import scriptBudget from './script-budget.json' with { type: 'json' }

/** What is judged of a screen that is opened by its address. */
export interface Cost {
  /** Its content beside the first paint of a page written by hand. */
  toStatic: number
  requests: number
  shift: number
  blocking: number
  script: number
}
export type Way = 'cold' | 'again'
export type Costs = Readonly<Record<Way, Cost>>

const limits: Readonly<Record<Way, Omit<Cost, 'script'>>> = {
  cold: { toStatic: 3.8, requests: 12, shift: 0.005, blocking: 200 },
  again: { toStatic: 2.2, requests: 0, shift: 0.005, blocking: 100 },
}
/** Patients open it most. */
const ofDashboard: Readonly<Record<Way, Pick<Cost, 'toStatic'>>> = {
  cold: { toStatic: 3.5 },
  again: { toStatic: 2 },
}
/** Bytes that are sent until the content of a screen is painted. */
const scriptBudgets: Readonly<Record<string, number>> = scriptBudget

/** The figures of a screen that are not held. A screen without a budget of script holds none. */
export function brokenLimits(screen: string, costs: Costs): string[] {
  const script = { cold: scriptBudgets[screen] ?? 0, again: 0 }
  return (['cold', 'again'] as const).flatMap((way) =>
    Object.entries({ ...limits[way], ...(screen === 'dashboard' && ofDashboard[way]), script: script[way] })
      .filter(([what, most]) => !(costs[way][what as keyof Cost] <= most))
      .map(([what, most]) => `${way}: ${what} at most ${most}`),
  )
}
