import { default as workerAddress } from './picture-worker.ts?worker&url'
import type { PreparedPicture } from './prepare-picture.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { trustedWorkerUrl } from '../trusted-worker-url.ts'

/** A file as it will be sent, and whether it is a picture that was scaled down. */
export interface PreparedFile {
  file: File
  wasMadeSmaller: boolean
}

/** Checks the extension; the dropzone has checked the magic bytes. */
export const isPicture = ({ name }: File) => /\.(?:jpe?g|png)$/i.test(name)

/** One picture at a time, as decoding takes a lot of memory. */
const pictures = createSerialQueue()

/**
 * Prepares a chosen file for sending, under the same name: pictures lose their metadata and may be made smaller. Never
 * rejects: what cannot be prepared is sent as it is.
 */
export function prepareFile(file: File): Promise<PreparedFile> {
  if (!isPicture(file)) return Promise.resolve({ file, wasMadeSmaller: false })
  return pictures
    .run(() => inWorker(file))
    .then(
      ({ picture, wasMadeSmaller }) => ({
        file: new File([picture], file.name, { type: picture.type, lastModified: file.lastModified }),
        wasMadeSmaller,
      }),
      // If preparing fails, the original is sent.
      () => ({ file, wasMadeSmaller: false }),
    )
}

/** Uses a new worker for each picture, so that its memory is freed. */
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
