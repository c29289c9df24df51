import { useEffect, useEffectEvent } from 'react'

const writing = 'textarea, input, [contenteditable]'

/** Takes files that are pasted anywhere on the page. Where focus is on a button, browsers send the paste to the page itself. */
export function useFilePaste(disabled: boolean, onPaste: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (disabled || event.defaultPrevented || files.length === 0) return
    // Text from a word processor brings a picture of itself along: who is writing wants the text.
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
