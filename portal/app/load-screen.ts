import type { RouteName } from '../navigation/route-table.ts'
import { screens } from './screens.ts'

/**
 * Loads a screen's code and texts before it is shown. A failure is ignored: the screen tries again when it is shown.
 */
export function loadScreen(name: RouteName): void {
  screens[name]?.screen.load?.().catch(() => undefined)
}
