import { preparePicture } from './prepare-picture.ts'

/** Takes one picture and hands it back prepared; beside the page, which would stand still meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  // Whatever goes wrong here, the picture as it was is there still.
  void preparePicture(data).catch(() => ({ picture: data, wasMadeSmaller: false })).then((prepared) => postMessage(prepared))
})
