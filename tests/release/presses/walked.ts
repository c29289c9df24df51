export interface Press {
  screen: string
  control: string
  by: 'pointer' | 'key'
  /** Of the longest of its events, from input to the next paint, in ms; by the page's own clock where the browser tells nothing, as below 16. */
  duration: number
  /** What the page's thread worked until all that came of it was drawn, in ms. */
  work: number
}
export interface LongTask {
  screen: string
  /** What was pressed; empty where the screen was left alone. */
  control: string
  /** Whether another screen came of it. */
  isArrival: boolean
  duration: number
  what: string
}
/** What came of walking. */
export interface Walked {
  presses: Press[]
  tasks: LongTask[]
  screens: Set<string>
  /** Controls that lead out of the portal. */
  left: Set<string>
  /** More of the same on one screen, not pressed. */
  alike: Set<string>
  /** Controls of a panel that every screen has which lead to another screen: pressed once. */
  shared: Set<string>
}
export const nothingWalked = (): Walked => ({
  presses: [],
  tasks: [],
  screens: new Set(),
  left: new Set(),
  alike: new Set(),
  shared: new Set(),
})
