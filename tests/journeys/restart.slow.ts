import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Call } from '#portal/api/client.ts'
import { authentication } from '#portal/api/contract/authentication.ts'
import { consults } from '#portal/api/contract/consult.ts'
import { infoModules, patient as patientCalls } from '#portal/api/contract/patient.ts'
import { slotWindow } from '#portal/rules/clinic-time.ts'
import { startBackend } from '#tests/backend/http/server.ts'
import { openTestAdmin } from '../support/test-admin.ts'
import { slotsOf } from './booking-steps.ts'
import { expect, test } from './journey.ts'

// The built portal knows one address only, so a clinic of its own is asked by the portal's client without its screens.
function clientOf(origin: string, token: string | null): Call {
  return createClient({
    baseAddress: origin,
    getToken: () => token,
    onUnauthorized: () => {
      throw new Error('The session was refused.')
    },
  })
}

async function signInAt(origin: string, credentials: { email: string; password: string }): Promise<string> {
  const call = clientOf(origin, null)
  await call(authentication.login, { credentials })
  const smsCode = await openTestAdmin(origin).codeFor(credentials.email)
  return (await call(authentication.login2Factor, { credentials, body: { smsCode } })).authToken
}

const { startDateTime, endDateTime } = slotWindow(new Date(), 90)
const offered = (call: Call) =>
  call(consults.getSlots, { body: { startDateTime, endDateTime, aggregate: true, existing_is_error: false } })
/** All that a patient's screens are made of. */
const everything = async (call: Call) => ({
  info: await call(patientCalls.getInfo, { body: { modules: [...infoModules] } }),
  employees: await call(patientCalls.getEmployees),
  ...(await offered(call)),
})

test('after the clinic was stopped and started everything is as it was, and goes on', async () => {
  // Two clinics are started on a database of their own, one after the other.
  test.setTimeout(150_000)
  const directory = await mkdtemp(join(tmpdir(), 'clinic-restart-'))
  const start = () => startBackend({ database: { directory }, port: 0, testAdmin: true, seed: false, quiet: true })
  const first = await start()
  let running = first
  try {
    const person = await openTestAdmin(first.origin).createPatient('everything', { consults: [] })
    const token = await signInAt(first.origin, person)
    const call = clientOf(first.origin, token)
    const [wish, later] = slotsOf((await offered(call)).slots, 1, 4)
    if (!wish || !later) throw new Error('The clinic has no two free times.')
    const past = (await everything(call)).info.consults.length
    await call(consults.addConsult, {
      body: { startDateTime: wish.startDT, availabilityId: wish.avId, consultTypeId: wish.typeId },
    })
    const booked = (await everything(call)).info.consults[past]
    await call(consults.moveConsult, {
      body: {
        startDateTime: later.startDT,
        availabilityId: later.avId,
        consultTypeId: later.typeId,
        cancel_consult_id: booked?.id ?? 0,
        cancel_note: 'Verzet',
      },
    })
    const before = await everything(call)
    expect(before.info.consults.slice(past).map(({ state }) => state)).toEqual([3, 0])
    expect(before.info.documents).not.toEqual([])
    expect(slotsOf(before.slots, 1, 4)[0]).toEqual(wish)
    expect(slotsOf(before.slots, 1, 4)).not.toContainEqual(later)

    await first.close()
    await expect(clientOf(first.origin, token)(patientCalls.getEmployees)).rejects.toMatchObject({
      kind: 'noConnection',
    })
    running = await start()
    const again = clientOf(running.origin, token)
    expect(await everything(again)).toEqual(before)

    // The session holds, and so does the password.
    await again(consults.cancelConsult, { body: { consult_id: before.info.consults[past + 1]?.id ?? 0, note: '' } })
    const other = clientOf(running.origin, await signInAt(running.origin, person))
    expect((await everything(other)).info.consults.slice(past).map(({ state }) => state)).toEqual([3, 3])
    expect(slotsOf((await offered(other)).slots, 1, 4).slice(0, 2)).toEqual([wish, later])
  } finally {
    await running.close()
    await rm(directory, { recursive: true, force: true })
  }
})
