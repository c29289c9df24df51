import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { baselineFolder } from '../visual/shot.ts'
import type { Extent } from './looks.ts'
import type { MeasuredViewport, Order } from './measure-picture.ts'
import type { PictureName } from './picture-name.ts'
import { takeScreens } from './take-screens.ts'

export interface MeasuredPicture {
  name: PictureName
  viewports: MeasuredViewport[]
}

const cores = 2

/** Measures on both cores what it is given, in that order. */
export function openMeter(): { measure: (order: Order) => Promise<MeasuredViewport[]>; close: () => Promise<unknown> } {
  const workers = Array.from({ length: cores }, () => new Worker(new URL('measure-worker.ts', import.meta.url)))
  const idle = [...workers]
  const waiting: ((worker: Worker) => void)[] = []
  const measure = async (order: Order): Promise<MeasuredViewport[]> => {
    const worker =
      idle.shift() ??
      (await new Promise<Worker>((resolve) => {
        waiting.push(resolve)
      }))
    const viewports = await new Promise<MeasuredViewport[]>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage(order)
    })
    worker.removeAllListeners('error')
    const next = waiting.shift()
    if (next) next(worker)
    else idle.push(worker)
    return viewports
  }
  return { measure, close: () => Promise.all(workers.map((worker) => worker.terminate())) }
}

/** The figures of the approved pictures that are named, and of every screen that they do not show, as it is drawn now. */
export async function measureAll(names: readonly PictureName[], extent: Extent): Promise<MeasuredPicture[]> {
  const meter = openMeter()
  const measured: Promise<MeasuredPicture>[] = []
  const order = (name: PictureName, picture: Order['picture']): unknown =>
    measured.push(meter.measure({ picture, viewport: name.viewport }).then((viewports) => ({ name, viewports })))
  try {
    for (const name of names) order(name, join(baselineFolder, name.file))
    await takeScreens(extent, new Set(names.map(({ story }) => story)), ({ name, picture }) => order(name, picture))
    const all = await Promise.all(measured)
    return all.toSorted((a, b) =>
      `${a.name.story} ${a.name.mode}`.localeCompare(`${b.name.story} ${b.name.mode}`, 'en'),
    )
  } finally {
    await meter.close()
  }
}
