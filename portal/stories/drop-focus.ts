/** Removes focus, as after a touch, which shows no focus ring. */
export function dropFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
