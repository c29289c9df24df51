import type { RouteName } from '../navigation/route-table.ts'
import { screens } from './screens.ts'

/** Loads a screen's code and texts before it is shown. If that fails, the screen tries again. */
export function loadScreen(name: RouteName): void {
  screens[name]?.screen.load?.().catch(() => undefined)
}
