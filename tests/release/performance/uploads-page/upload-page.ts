import { createClient } from '#portal/api/client.ts'
import { threads } from '#portal/api/contract/thread.ts'
import { encodeFiles } from '#portal/platform/files/encode-files.ts'
import { prepareFile } from '#portal/platform/files/prepare-file.ts'
import { draftFilesOf } from '#portal/platform/drafts/draft-files.ts'
import { claimDrafts, draftsOf } from '#portal/platform/drafts/draft-store.ts'

const megabyte = 1024 * 1024
const session = { email: 'patient@voorbeeld.nl', token: 'uploads' }
const files = draftFilesOf(draftsOf(session.token), 'uploads')
const call = createClient({ baseAddress: location.origin, getToken: () => session.token, onUnauthorized: () => {} })
let chosen: File[] = []

/** One file of 20 MB and one photo, as they come from a disk: their bytes are no memory of the page. */
async function choose(): Promise<void> {
  await claimDrafts(session)
  const noise = Array.from({ length: (19 * megabyte) / 65536 }, () => crypto.getRandomValues(new Uint8Array(65536)))
  const canvas = new OffscreenCanvas(4032, 3024)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot draw.')
  for (let at = 0; at < 100_000; at += 1) {
    brush.fillStyle = `hsl(${(at * 7) % 360} 40% ${at % 80}%)`
    brush.fillRect((at * 911) % 4032, (at * 577) % 3024, 13, 7)
  }
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  if (photo.size < 4 * megabyte) throw new Error(`The photo has ${photo.size} bytes only.`)
  chosen = [new File(['%PDF-', ...noise], 'scan.pdf'), new File([photo], 'foto.jpg')]
}

const work: Readonly<Record<string, () => Promise<unknown>>> = {
  prepare: async () => {
    const { wasMadeSmaller } = await prepareFile(chosen[1] ?? new File([], 'foto.jpg'))
    if (!wasMadeSmaller) throw new Error('The photo was not made smaller.')
  },
  keep: () => Promise.all(chosen.map((file) => files.store({ file, wasMadeSmaller: false }))),
  encode: () => encodeFiles(chosen),
  send: async () =>
    call(threads.replyThread, {
      body: { thread_id: 1, content: 'Hallo', attachments: await encodeFiles(chosen) },
      onProgress: () => {},
    }),
  negativeControl: () =>
    Promise.all(
      chosen.map(async (file) =>
        JSON.stringify(
          btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')),
        ),
      ),
    ),
}

/** The longest that a page which does this cannot answer a key, in ms. */
async function measure(name: string): Promise<number> {
  const { port1, port2 } = new MessageChannel()
  let longest = 0
  let last = performance.now()
  let isOver = false
  port1.addEventListener('message', () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
  await work[name]?.()
  // What is still to be done of it counts as well.
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  isOver = true
  return longest
}

Object.assign(globalThis, { choose, measure })
