import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '#tests/support/random.ts'
import type { ClinicProcess } from '../test-kit/clinic-process.ts'
import { endpointOf } from '../contract.ts'
import { databases } from '../test-kit/test-database.ts'
import { partialWrites, killUnderLoad } from '../test-kit/load/kill.ts'
import { signIn } from '../test-kit/load/writer.ts'
import type { DataStore } from '../test-kit/data-store.ts'

const bytes = 15 * 1024 * 1024
const upload = JSON.stringify({
  subject: 'Grote scan', content: 'Zie de bijlage.', department: 'office',
  attachments: [{ filename: 'scan.pdf', description: '', data: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]).toString('base64') }],
})

/** Tries until nobody answers any more; an answer that still came is no fault. */
async function untilRefused(origin: string): Promise<void> {
  while (await fetch(`${origin}/health/live`).then(() => true, () => false)) continue
}

/** Sends half of the upload, lets something happen and sends the rest; gives the status of the answer. */
async function uploadAround(origin: string, token: string, happening: () => Promise<void>): Promise<number | undefined> {
  const sending = request(origin + endpointOf('newThread').path, {
    method: 'POST',
    headers: { 'Authorization': `Token ${token}`, 'Content-Type': 'application/json', 'Content-Length': upload.length, 'Expect': '100-continue' },
  })
  const answered = once(sending, 'response')
  sending.flushHeaders()
  // The clinic says that it has read the head and waits for the body.
  await once(sending, 'continue')
  sending.write(upload.slice(0, upload.length / 2))
  await happening()
  sending.end(upload.slice(upload.length / 2))
  const [response] = await answered as [{ statusCode?: number; resume(): void }]
  response.resume()
  return response.statusCode
}

describe.each(databases)('a clinic in a process of its own on $name', ({ createStore }) => {
  let store: DataStore
  let clinic: ClinicProcess

  beforeAll(async () => {
    store = await createStore()
  })
  afterAll(() => store.remove())

  test('that is killed under load has every write it acknowledged when it starts again', async () => {
    const random = randomFrom(20_261_121)
    const report = await killUnderLoad(store, [12 + Math.floor(random() * 20)])
    clinic = report.clinic
    expect(report.missing).toEqual([])
  }, 60_000)

  test('that is asked to stop takes an upload in to the end and no new calls; of nothing is there a half', async () => {
    const patient = await clinic.desk.createPatient('nothing-planned')
    const token = await signIn(clinic, patient)
    let ended: ReturnType<ClinicProcess['end']> | undefined
    expect(await uploadAround(clinic.origin, token, async () => {
      ended = clinic.end('SIGTERM')
      await untilRefused(clinic.origin)
    })).toBe(200)
    expect(await ended).toBe(0)

    const database = await store.open()
    expect(await database.rows(`select octet_length(content) as bytes from file join document on document.id = document_id where patient_id = $1`, [patient.patientId])).toEqual([{ bytes }])
    expect(await partialWrites(database)).toEqual([])
    await database.rows(`insert into thread (patient_id, subject) values ($1, 'half')`, [patient.patientId])
    expect(await partialWrites(database)).toEqual(['a thread without a message'])
    await database.close()
  }, 60_000)
})
