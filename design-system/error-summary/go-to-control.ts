const controls = 'input, select, textarea, button, [role=radio], [role=checkbox], [role=combobox]'
const chosen = ':checked, [aria-checked=true]'

/** A replacement for `checkVisibility`, which Safari has only from 17.4 on. */
const isDrawn = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Whether a control can take focus. Excludes Radix's hidden inputs and the file input of a dropzone. */
const reachable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-hidden=true], [type=hidden]') &&
  (element.tabIndex >= 0 || element.matches('[role=radio]')) &&
  isDrawn(element)

/** The element itself if it is a control. Of a group, the control that Tab would focus: the chosen radio, else the first one. */
function controlIn(container: HTMLElement): HTMLElement | undefined {
  if (container.matches(controls) && reachable(container)) return container
  const inside = [...container.querySelectorAll<HTMLElement>(controls)].filter(reachable)
  return inside.find((element) => element.matches(`[role=radio]:is(${chosen}), input[type=radio]:checked`)) ?? inside[0]
}

const byId = (id: string | null | undefined) => (id ? document.getElementById(id) : null)

/** What to scroll to: the label of the control, or the question of its group, else the element itself. */
function labelOf(container: HTMLElement, control: HTMLElement): Element {
  const label = container === control && 'labels' in control && control.labels instanceof NodeList && control.labels[0]
  const group = control.closest('fieldset, [role=group], [role=radiogroup]')
  return (
    (label instanceof Element && label) ||
    byId(group?.getAttribute('aria-labelledby')?.split(' ')[0]) ||
    group ||
    container
  )
}

/**
 * Focuses the control with this id, or the first one inside the element with it, and scrolls to its label. 'start' puts the
 * label at the top of the window; 'nearest' scrolls only as far as needed. Returns false and does nothing if there is no
 * focusable control.
 */
export function goToControl(id: string, block: 'start' | 'nearest' = 'start'): boolean {
  const container = byId(id)
  const control = container && controlIn(container)
  if (!control) return false
  control.focus({ preventScroll: block === 'start' })
  labelOf(container, control).scrollIntoView({ block })
  return true
}
