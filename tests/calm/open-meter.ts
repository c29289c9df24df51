import { Worker } from 'node:worker_threads'
import type { MeasuredViewport, Order } from './measure-picture.ts'

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
