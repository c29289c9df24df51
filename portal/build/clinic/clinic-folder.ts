import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as z from 'zod'
import { deriveClinicColors, type ClinicColors } from './clinic-colors.ts'
import { brandFile, clinicFile, parseFile, variablesOf } from './clinic-file.ts'
import { readLogo, type LogoElement } from './clinic-logo.ts'
import { withClinicTexts, type Texts } from './clinic-texts.ts'

const root = resolve(import.meta.dirname, '../../..')
const shippedFolder = join(root, 'locales/nl')
const shippedTexts = (namespace: string): Texts =>
  JSON.parse(readFileSync(join(shippedFolder, `${namespace}.json`), 'utf8')) as Texts

/** The namespaces that the portal has. */
const namespaces: readonly string[] = globSync('*.json', { cwd: shippedFolder })
  .map((file) => basename(file, '.json'))
  .toSorted()

export interface Clinic {
  /** Every namespace with the clinic's own words. */
  texts: Readonly<Record<string, Texts>>
  /** Settings of the build, as VITE_ variables. */
  variables: Readonly<Record<string, string>>
  /** The clinic's own logo and its source; undefined where the shipped one stays. */
  logo: { element: LogoElement; source: string } | undefined
  /** The colours of a clinic with its own; undefined where the shipped ones stay. */
  colors: ClinicColors | undefined
}

const nested: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), nested])))

function readOwnTexts(folder: string): Record<string, Texts> {
  return Object.fromEntries(
    globSync('texts/*', { cwd: folder })
      .toSorted()
      .map((file) => {
        const namespace = basename(file, '.json')
        if (!file.endsWith('.json') || namespace === 'clinic' || !namespaces.includes(namespace)) {
          throw new Error(
            `${file}: there are no texts of that name. The portal has ${namespaces.filter((name) => name !== 'clinic').join(', ')}.`,
          )
        }
        return [
          namespace,
          withClinicTexts(
            file,
            shippedTexts(namespace),
            parseFile(file, readFileSync(join(folder, file), 'utf8'), nested),
          ),
        ]
      }),
  )
}

const readIn = (folder: string, file: string): string | undefined =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined

/** The clinic that ships with the portal, as a sample. */
function shippedClinic(): Clinic {
  return {
    texts: Object.fromEntries(namespaces.map((namespace) => [namespace, shippedTexts(namespace)])),
    variables: {},
    logo: undefined,
    colors: undefined,
  }
}

/**
 * A clinic's folder: `clinic.json`, and if it has them `texts/<namespace>.json`, `brand.json` and `logo.svg`. Without a
 * folder, the clinic that ships. Throws an Error that names file, field and what is wanted for each fault.
 */
export function readClinic(folder: string | undefined): Clinic {
  if (!folder) return shippedClinic()
  const text = readIn(folder, 'clinic.json')
  if (text === undefined) throw new Error(`${folder} is no clinic’s folder: it has no clinic.json.`)
  const shipped = shippedClinic().texts
  const {
    settings,
    $schema: _schema,
    emergency = shipped['clinic']?.['emergency'],
    draftHours = '24',
    shortName,
    ...words
  } = parseFile('clinic.json', text, clinicFile)
  const [brand, logo] = [readIn(folder, 'brand.json'), readIn(folder, 'logo.svg')]
  return {
    texts: {
      ...shipped,
      ...readOwnTexts(folder),
      clinic: {
        ...words,
        shortName: shortName ?? words.name,
        ...(emergency !== undefined && { emergency }),
        draftHours,
      },
    },
    variables: variablesOf(settings ?? {}),
    logo: logo === undefined ? undefined : { element: readLogo(logo), source: logo },
    colors: brand === undefined ? undefined : deriveClinicColors(parseFile('brand.json', brand, brandFile)),
  }
}

/** The clinic that this build is for: the folder that PORTAL_CLINIC names, from the project's root. */
export const clinic: Clinic = readClinic(
  process.env.PORTAL_CLINIC === undefined ? undefined : resolve(root, process.env.PORTAL_CLINIC),
)
