/**
 * Inlined into prerendered pages, so it must be self-contained. Until the portal has started, it records the last press on a
 * button, or Enter in a form, and shows that in the page; `window.replayEarlyInput` then replays it, once. If the portal
 * renders another page than the prerendered one, typed text moves to the fields of the same name.
 */
export function recordEarlyInput(): void {
  const note = document.getElementById('early')
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root input')]
  let pressed: HTMLButtonElement | HTMLFormElement | null = null
  let focused: EventTarget | null = null
  const record = (press: typeof pressed) => {
    if (!note?.isConnected) return
    pressed = press
    note.textContent = press ? (note.dataset['text'] ?? '') : ''
  }
  const buttonAt = (element: Element | null) => element?.closest('button') ?? null
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
  // A press followed by typing is dropped.
  addEventListener('input', () => record(null))
  // By coordinates, as a disabled button gets no event in some browsers.
  addEventListener('pointerup', ({ clientX, clientY }) => {
    const button = buttonAt(document.elementFromPoint(clientX, clientY))
    if (button) record(button)
  })
  addEventListener('keydown', ({ key, target }) => {
    const element = target as HTMLInputElement
    const button = buttonAt(element)
    if (button ? key === 'Enter' || key === ' ' : key === 'Enter' && element.form) record(button ?? element.form)
  })
  window.replayEarlyInput = () => {
    note?.remove()
    for (const field of fields) {
      const same =
        field.isConnected || field.value === ''
          ? null
          : document.querySelector<HTMLInputElement>(`#root input[name="${field.name}"]`)
      if (same?.value !== '') continue
      // React replaces the element's own setter, and ignores values set by that.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(same, field.value)
      same.dispatchEvent(new Event('input', { bubbles: true }))
      if (field === focused) same.focus()
    }
    const { tagName = '', textContent = '', isConnected = false } = pressed ?? {}
    const press = isConnected
      ? pressed
      : [...document.querySelectorAll<HTMLButtonElement | HTMLFormElement>('#root button, #root form')].find(
          (one) => one.tagName === tagName && one.textContent === textContent,
        )
    const form = press instanceof HTMLFormElement ? press : press?.type === 'submit' && press.form
    if (form) form.requestSubmit()
    else if (press) press.click()
    window.replayEarlyInput = undefined
  }
}
