import { useEffect, useEffectEvent } from 'react'

const writing = 'textarea, input, [contenteditable]'

/** Accepts files pasted anywhere on the page. It listens on the document, as browsers dispatch a paste there while a button has focus. */
export function useFilePaste(disabled: boolean, onPaste: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (disabled || event.defaultPrevented || files.length === 0) return
    // Text copied from a word processor comes with an image of it; in a text field the text is wanted.
    const isText = event.clipboardData?.types.includes('text/plain') ?? false
    if (isText && event.target instanceof Element && event.target.closest(writing)) return
    event.preventDefault()
    onPaste(files)
  })
  useEffect(() => {
    const take = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}
