import { once } from 'node:events'
import { request } from 'node:http'
import { endpointOf } from '#portal/api/contract/contract.ts'
import { pdfOf } from '../attachment.ts'
import type { BackendProcess } from '../backend-process.ts'
import type { DataStore } from '../data-store.ts'
import { signIn } from '../granted.ts'

interface StopReport {
  /** What the upload that was under way was answered. */
  status: number | undefined
  ended: number | NodeJS.Signals | null
  /** The sizes of the files that are there afterwards. */
  kept: number[]
}

/** Tries until nobody answers any more; an answer that still came is no fault. */
async function untilRefused(origin: string): Promise<void> {
  while (
    await fetch(`${origin}/health/live`).then(
      () => true,
      () => false,
    )
  )
    continue
}

/** Sends half of the upload, lets something happen and sends the rest; gives the status of the answer. */
export async function uploadAround(
  origin: string,
  token: string,
  upload: string,
  happening: () => Promise<void>,
): Promise<number | undefined> {
  const sending = request(origin + endpointOf('newThread').path, {
    method: 'POST',
    headers: {
      Authorization: `Token ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': upload.length,
      Expect: '100-continue',
    },
  })
  const answered = once(sending, 'response')
  sending.flushHeaders()
  // The head was read.
  await once(sending, 'continue')
  sending.write(upload.slice(0, upload.length / 2))
  await happening()
  sending.end(upload.slice(upload.length / 2))
  const [response] = (await answered) as [{ statusCode?: number; resume(): void }]
  response.resume()
  return response.statusCode
}

/** Asks a back end to stop in the middle of an upload; the other half is sent when it takes no new calls any more. */
export async function stopDuringUpload(backend: BackendProcess, store: DataStore, bytes: number): Promise<StopReport> {
  const patient = await backend.testAdmin.createPatient('nothing-planned')
  const upload = JSON.stringify({
    subject: 'Grote scan',
    content: 'Zie de bijlage.',
    department: 'office',
    attachments: [pdfOf(bytes)],
  })
  let ending: ReturnType<BackendProcess['end']> = Promise.resolve(null)
  const status = await uploadAround(backend.origin, await signIn(backend, patient), upload, async () => {
    ending = backend.end('SIGTERM')
    await untilRefused(backend.origin)
  })
  const ended = await ending
  const database = await store.open()
  const files = await database.rows<{ bytes: number }>(
    'select octet_length(content) as bytes from file join document on document.id = document_id where patient_id = $1',
    [patient.patientId],
  )
  await database.close()
  return { status, ended, kept: files.map((file) => file.bytes) }
}
