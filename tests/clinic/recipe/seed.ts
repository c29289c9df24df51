import { lockSubject } from '../credential/one-time-code.ts'
import { type Database, firstRow } from '../database/database.ts'
import { clinicName, locationNamed } from './location.ts'
import { createPatient } from './patient.ts'
import { readyMade } from './ready-made.ts'
import { recipeOf } from './recipe.ts'

/** Adds the ready-made patients that are not there yet; those that are keep what happened to them. */
export async function seedReadyMade(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    // Of two clinics that start at once on one database, the second finds them all.
    await lockSubject(query, 'ready-made')
    for (const person of readyMade) {
      if (await firstRow(query, 'select from patient where email = $1', [person.email])) continue
      const recipe = recipeOf(person.state)
      const location = recipe.closed ? await locationNamed(query, 'Kliniek Schiermonnikoog', true) : await locationNamed(query, clinicName, false)
      await createPatient(query, location, person, recipe)
    }
  })
}
