/** How long a saved file keeps its address, in ms: some browsers ask first where it should go. */
const patience = 60_000

/** An app on the home screen of iOS cannot save: the download fills the screen and there is no way back. It can share. Tells whether it does. */
export function shareFile(content: Blob, name: string): boolean {
  if (!('standalone' in navigator) || navigator.standalone !== true) return false
  const shared = { files: [new File([content], name, { type: content.type })] }
  if (!navigator.canShare?.(shared)) return false
  // Closing the sheet is no failure.
  navigator.share(shared).catch(() => {})
  return true
}

/** Hands a file that was made here to the device: saved, or shared where saving leads nowhere. */
export function saveFile(content: Blob, name: string): void {
  if (shareFile(content, name)) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), patience)
}
