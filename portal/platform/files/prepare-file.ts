import { default as workerAddress } from './picture-worker.ts?worker&url'
import type { PreparedPicture } from './prepare-picture.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { trustedWorkerUrl } from '../trusted-worker-url.ts'

export interface PreparedFile {
  file: File
  wasMadeSmaller: boolean
}

/** By its name, with which its first bytes agree: both were looked at when it was chosen. */
export const isPicture = ({ name }: File) => /\.(?:jpe?g|png)$/i.test(name)

/** Pictures one after another: each takes a lot of memory while it is worked on. */
const pictures = createSerialQueue()

/** A chosen file as it goes to the clinic, under the name that it has. */
export function prepareFile(file: File): Promise<PreparedFile> {
  if (!isPicture(file)) return Promise.resolve({ file, wasMadeSmaller: false })
  return pictures.run(() => inWorker(file)).then(
    ({ picture, wasMadeSmaller }) => ({ file: new File([picture], file.name, { type: picture.type, lastModified: file.lastModified }), wasMadeSmaller }),
    // Better a large picture than none.
    () => ({ file, wasMadeSmaller: false }),
  )
}

/** A worker for each picture: what it took of the memory goes with it. */
function inWorker(file: File): Promise<PreparedPicture> {
  return new Promise<PreparedPicture>((resolve, reject) => {
    const worker = new Worker(trustedWorkerUrl('picture-worker', workerAddress), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PreparedPicture>) => {
      worker.terminate()
      resolve(data)
    })
    const fail = () => {
      worker.terminate()
      reject(new Error('The picture could not be prepared.'))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.postMessage(file)
  })
}
