const controls = 'input, select, textarea, button, [role=radio], [role=checkbox], [role=combobox]'
const chosen = ':checked, [aria-checked=true]'

/** What `checkVisibility` tells, which Safari has from 17.4 on. */
const isDrawn = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Drawn controls only: a form's hidden doubles of radios and checkboxes, and a dropzone's own file input, take no focus. */
const reachable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-hidden=true], [type=hidden]') && (element.tabIndex >= 0 || element.matches('[role=radio]')) && isDrawn(element)

/** Of a group the chosen one, where Tab would come too, or else the first. */
function controlIn(part: HTMLElement): HTMLElement | undefined {
  if (part.matches(controls) && reachable(part)) return part
  const inside = [...part.querySelectorAll<HTMLElement>(controls)].filter(reachable)
  return inside.find((element) => element.matches(`[role=radio]:is(${chosen}), input[type=radio]:checked`)) ?? inside[0]
}

const byId = (id: string | null | undefined) => (id ? document.getElementById(id) : null)

/** The words that belong to the control, so that these come into view and not the bare box; of a choice those of the whole question. */
function labelOf(part: HTMLElement, control: HTMLElement): Element {
  const label = part === control && 'labels' in control && control.labels instanceof NodeList && control.labels[0]
  const group = control.closest('fieldset, [role=group], [role=radiogroup]')
  return (label instanceof Element && label) || byId(group?.getAttribute('aria-labelledby')?.split(' ')[0]) || group || control
}

/** Brings the label into view and focus to the control that the id belongs to. Where there is none, nothing happens. */
export function goToControl(id: string): void {
  const part = byId(id)
  const control = part && controlIn(part)
  if (!control) return
  labelOf(part, control).scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}
