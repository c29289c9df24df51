/** Drops files on the page's file field, as a mouse would. */
export function dropFiles(...files: File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  document
    .querySelector('[data-file-zone]')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
