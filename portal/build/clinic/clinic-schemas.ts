import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { brandFile, clinicFile } from './clinic-file.ts'

/** JSON Schemas of a clinic's files, for editors, by file name. Running this module writes them into its folder. */
export const clinicSchemas: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ clinic: clinicFile, brand: brandFile }).map(([name, schema]) => [
    `${name}.schema.json`,
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  ]),
)

if (import.meta.main)
  for (const [file, text] of Object.entries(clinicSchemas)) writeFileSync(join(import.meta.dirname, file), text)
