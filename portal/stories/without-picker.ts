/** Hides from a story or test that this browser can write to a file that the patient chooses; returns a function that undoes it. */
export function withoutPicker(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'showSaveFilePicker')
  Object.defineProperty(globalThis, 'showSaveFilePicker', { configurable: true, writable: true, value: undefined })
  return () => {
    if (own) Object.defineProperty(globalThis, 'showSaveFilePicker', own)
    else Reflect.deleteProperty(globalThis, 'showSaveFilePicker')
  }
}
