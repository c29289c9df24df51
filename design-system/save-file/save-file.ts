/** Time before the object URL is revoked, in ms: some browsers first ask where to save. */
const revokeAfterMs = 60_000

/** Shares a file in an app on the home screen of iOS, where a download fills the screen without a way back. Gives whether it did; false elsewhere. */
export function shareFile(content: Blob, name: string): boolean {
  if (!('standalone' in navigator) || navigator.standalone !== true) return false
  const shared = { files: [new File([content], name, { type: content.type })] }
  if (!navigator.canShare?.(shared)) return false
  // Closing the share sheet rejects, but is no error.
  navigator.share(shared).catch(() => {})
  return true
}

/** Saves a generated file, or shares it (see shareFile). */
export function saveFile(content: Blob, name: string): void {
  if (shareFile(content, name)) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}
