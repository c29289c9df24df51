/** As after a press with a finger, which leaves no ring. */
export function dropFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
