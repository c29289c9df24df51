const controls = 'input, select, textarea, button, [role=radio], [role=checkbox], [role=combobox]'
const chosen = ':checked, [aria-checked=true]'

/** Like `checkVisibility`, which Safari has only from 17.4 on. */
const isDrawn = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Whether a control can take focus; excludes Radix's hidden inputs and a dropzone's file input. */
const reachable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-hidden=true], [type=hidden]') &&
  (element.tabIndex >= 0 || element.matches('[role=radio]')) &&
  isDrawn(element)

/** The control itself; of a group the chosen one, as with Tab, else the first. */
function controlIn(part: HTMLElement): HTMLElement | undefined {
  if (part.matches(controls) && reachable(part)) return part
  const inside = [...part.querySelectorAll<HTMLElement>(controls)].filter(reachable)
  return inside.find((element) => element.matches(`[role=radio]:is(${chosen}), input[type=radio]:checked`)) ?? inside[0]
}

const byId = (id: string | null | undefined) => (id ? document.getElementById(id) : null)

/** What to scroll to: the label of the control, of a group that of the whole question; else the part itself. */
function labelOf(part: HTMLElement, control: HTMLElement): Element {
  const label = part === control && 'labels' in control && control.labels instanceof NodeList && control.labels[0]
  const group = control.closest('fieldset, [role=group], [role=radiogroup]')
  return (
    (label instanceof Element && label) || byId(group?.getAttribute('aria-labelledby')?.split(' ')[0]) || group || part
  )
}

/** Scrolls to the label and focuses the control of this id, or the one inside it; with 'nearest' it scrolls only as far as the control needs. False, and nothing happens, if there is none. */
export function goToControl(id: string, block: 'start' | 'nearest' = 'start'): boolean {
  const part = byId(id)
  const control = part && controlIn(part)
  if (!control) return false
  control.focus({ preventScroll: block === 'start' })
  labelOf(part, control).scrollIntoView({ block })
  return true
}
