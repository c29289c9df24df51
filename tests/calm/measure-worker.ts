import { parentPort } from 'node:worker_threads'
import { measurePicture, type Order } from './measure-picture.ts'

parentPort?.on('message', (order: Order) => parentPort?.postMessage(measurePicture(order)))
