const endMark = 0x06054b50
const text = new TextDecoder()

/** The files of an archive that compresses nothing, by path, as its directory lists them. */
export function storedFiles(archive: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  // Its end has no comment, so it is of a fixed length.
  const end = archive.byteLength - 22
  if (view.getUint32(end, true) !== endMark) throw new Error('This is no whole archive.')
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint16(at + 10, true) !== 0) throw new Error('A file of the archive is compressed.')
    const [size, nameLength, extraLength, commentLength, local] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
      view.getUint32(at + 42, true),
    ]
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files.set(text.decode(archive.subarray(at + 46, at + 46 + nameLength)), archive.slice(start, start + size))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
