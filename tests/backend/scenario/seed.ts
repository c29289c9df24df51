import { lockSubject } from '../credential/one-time-code.ts'
import type { Database } from '../database/database.ts'
import { clinicName, locationNamed } from './location.ts'
import { createPatient } from './patient.ts'
import { readyMade } from './ready-made.ts'
import { scenarioOf } from './scenario.ts'

/** Adds the ready-made patients that are not there yet; those that are keep what happened to them. */
export async function seedReadyMade(database: Database, onStep: (step: string) => void = () => {}): Promise<void> {
  await database.transaction(async (query) => {
    // Of two clinics that start at once on one database, the second finds them all.
    await lockSubject(query, 'ready-made')
    const known = new Set((await query.rows<{ email: string }>('select email from patient')).map(({ email }) => email))
    const missing = readyMade.filter(({ email }) => !known.has(email))
    if (missing.length > 0)
      onStep(`Adding ${missing.length} ready-made ${missing.length === 1 ? 'patient' : 'patients'} …`)
    for (const person of missing) {
      const scenario = scenarioOf(person.state)
      const location = scenario.closed
        ? await locationNamed(query, 'Kliniek Schiermonnikoog', true)
        : await locationNamed(query, clinicName, false)
      await createPatient(query, location, person, scenario)
    }
  })
}
