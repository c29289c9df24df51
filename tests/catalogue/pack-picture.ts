import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import optimise, { init } from '@jsquash/oxipng/optimise.js'

/** Higher levels take three times as long and find nothing more. */
const level = 2
const code = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')

/** Writes a picture anew with the same pixels where that makes it smaller: screens are flat, and a fifth or more of what a browser writes is to spare. */
export async function packPicture(file: string): Promise<void> {
  await init(await WebAssembly.compile(readFileSync(code)))
  const given = readFileSync(file)
  const packed = await optimise(Uint8Array.from(given).buffer, { level })
  if (packed.byteLength < given.length) writeFileSync(file, new Uint8Array(packed))
}
