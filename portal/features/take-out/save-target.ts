/** A file that the patient chose, written to as the archive is made. */
export interface SaveTarget {
  createWritable: () => Promise<WritableStream<Uint8Array>>
  remove?: () => Promise<void>
}

/** Empties the file, and gives a stream that writes to it. */
export const writeTo = (target: SaveTarget): Promise<WritableStream<Uint8Array>> => target.createWritable()

type Picker = (options: { suggestedName: string }) => Promise<SaveTarget>

/**
 * Asks where to save, in browsers that can write to a chosen file; null in others. Call it within the click: browsers show
 * the dialog at no other time. Rejects with an AbortError if the patient closes it.
 */
export function askTarget(suggestedName: string): Promise<SaveTarget> | null {
  const { showSaveFilePicker } = globalThis as { showSaveFilePicker?: Picker }
  return showSaveFilePicker?.({ suggestedName }) ?? null
}
