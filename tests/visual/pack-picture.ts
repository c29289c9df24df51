import { readFileSync, writeFileSync } from 'node:fs'
import { PNG } from 'pngjs'

/** Screens are flat: without a filter, and with the time to look for repeats, they take a fifth less room. */
const packing = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const

/** Writes a picture anew with the same pixels where that makes it smaller. */
export function packPicture(file: string): void {
  const given = readFileSync(file)
  const packed = PNG.sync.write(PNG.sync.read(given), packing)
  if (packed.length < given.length) writeFileSync(file, packed)
}
