import { preparePicture } from './prepare-picture.ts'

/** Prepares one picture per message, in a worker, so that the page is not blocked. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  // On any failure the original picture is sent.
  void preparePicture(data)
    .catch(() => ({ picture: data, wasMadeSmaller: false }))
    .then((prepared) => postMessage(prepared))
})
