import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { brandFile, clinicFile } from './clinic-file.ts'

const root = resolve(import.meta.dirname, '../../..')
const sample = join(root, 'portal/clinics/duinzicht')
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

type Schema = z.core.JSONSchema.JSONSchema

/** Rows of a Markdown table: each field, whether it is required, and what it means. */
const rowsOf = ({ properties = {}, required = [] }: Schema, before = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field !== 'object' || name === '$schema') return []
    const row = `| \`${before}${name}\` | ${required.includes(name) ? 'yes' : ''} | ${field.description ?? ''} |`
    return [row, ...rowsOf(field, `${before}${name}.`)]
  })

const tableOf = (schema: z.ZodType) =>
  ['| field | needed | meaning |', '|---|---|---|', ...rowsOf(z.toJSONSchema(schema, { io: 'input' }))].join('\n')

const explanation = (folder: string) => `# A clinic's folder

Everything in it is invented: replace each value. \`npm run clinic:check ${folder}\` says what is wrong, and what patients will not be able to do. \`PORTAL_CLINIC=${folder} npm run build\` builds the portal for it. No build reads this file.

## clinic.json
${tableOf(clinicFile)}

A setting is left out where the portal does without: without \`verificationOrigins\` nobody can identify, without \`paymentOrigins\` nobody can pay.

## brand.json
${tableOf(brandFile)}

Leave the file out for the portal's own colours.

## logo.svg
Shapes only, in a square. A fill or stroke such as \`var(--color-primary)\` follows the themes. Leave the file out for the portal's own.

## texts/
One file for each file in \`locales/nl\` of the portal, except \`clinic.json\`. It holds only what your clinic says otherwise, by the same keys. Keep placeholders such as \`{email}\`.
`

/**
 * Makes a clinic's folder from the sample, with every file, field and setting, and a README that explains them. Throws
 * an Error unless the folder is empty or absent.
 */
export function newClinic(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist yet.`)
  const name = relative(root, folder).split(sep).join('/')
  const schemas = relative(folder, import.meta.dirname)
    .split(sep)
    .join('/')
  cpSync(sample, folder, { recursive: true })
  const { emergency } = json(join(root, 'locales/nl/clinic.json'))
  const settings = {
    apiHost: 'portal.example',
    apiSameOrigin: true,
    signOutPath: '/patientPortal/signOut',
    verificationOrigins: ['https://verify.example'],
    paymentOrigins: ['https://pay.example'],
    slotDays: 90,
    readAloud: true,
  }
  const files = {
    'clinic.json': {
      ...json(join(sample, 'clinic.json')),
      $schema: `${schemas}/clinic.schema.json`,
      emergency,
      settings,
    },
    'brand.json': { ...json(join(sample, 'brand.json')), $schema: `${schemas}/brand.schema.json` },
  }
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), explanation(name))
}

if (import.meta.main) {
  const [folder] = parseArgs({ allowPositionals: true }).positionals
  try {
    if (folder === undefined) throw new Error('Which folder? npm run clinic:new <folder>')
    newClinic(resolve(root, folder))
    process.stdout.write(`${folder} is made: read ${folder}/README.md, then npm run clinic:check ${folder}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
