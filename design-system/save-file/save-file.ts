/** Time before the object URL is revoked, in ms: some browsers ask first where to save. */
const revokeAfterMs = 60_000

/** Shares a file, if the page is an app on the home screen of iOS: a download there fills the screen without a way back. Returns false, and does nothing, elsewhere. */
export function shareFile(content: Blob, name: string): boolean {
  if (!('standalone' in navigator) || navigator.standalone !== true) return false
  const shared = { files: [new File([content], name, { type: content.type })] }
  if (!navigator.canShare?.(shared)) return false
  // Closing the share sheet rejects, which is not an error.
  navigator.share(shared).catch(() => {})
  return true
}

/** Downloads a generated file under a name; in an app on the home screen of iOS, opens the share sheet instead. Call it in the handler of a press. */
export function saveFile(content: Blob, name: string): void {
  if (shareFile(content, name)) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}
