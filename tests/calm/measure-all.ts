import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { baselineFolder } from '../visual/shot.ts'
import type { MeasuredViewport, Order } from './measure-picture.ts'
import type { PictureName } from './picture-name.ts'

export interface MeasuredPicture {
  name: PictureName
  viewports: MeasuredViewport[]
}

const cores = 2

/** Every picture's figures, on both cores, in the given order. */
export async function measureAll(names: readonly PictureName[]): Promise<MeasuredPicture[]> {
  const waiting = [...names.entries()]
  const found: MeasuredPicture[] = []
  const work = (): Promise<void> => new Promise((resolve, reject) => {
    const worker = new Worker(new URL('measure-worker.ts', import.meta.url))
    const next = (): void => {
      const [at, name] = waiting.shift() ?? []
      if (at === undefined || !name) return void worker.terminate().then(() => resolve(), reject)
      const order: Order = { file: join(baselineFolder, name.file), viewport: name.viewport }
      worker.once('message', (viewports: MeasuredViewport[]) => {
        found[at] = { name, viewports }
        next()
      }).postMessage(order)
    }
    worker.once('error', reject)
    next()
  })
  await Promise.all(Array.from({ length: cores }, work))
  return found
}
