import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import * as z from 'zod'
import { deriveClinicColors, type ClinicColors } from './clinic-colors.ts'
import { ClinicError, didYouMean, readAll } from './clinic-error.ts'
import { brandFile, clinicFile, parseFile, variablesOf, type ClinicFile } from './clinic-file.ts'
import { decoded, readJson, type ClinicJson } from './clinic-json.ts'
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

/** Everything of a clinic that a build puts into the portal. */
export interface Clinic {
  /** The texts of every namespace, with the clinic's own in place of the shipped ones. */
  texts: Readonly<Record<string, Texts>>
  /** Settings of the build, as VITE_ variables. */
  variables: Readonly<Record<string, string>>
  /** The clinic's own logo and its source; undefined where the shipped one stays. */
  logo: { element: LogoElement; source: string } | undefined
  /** The colours of a clinic with its own; undefined where the shipped ones stay. */
  colors: ClinicColors | undefined
}

const nested: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), nested])))

const ownNamespaces = namespaces.filter((name) => name !== 'clinic')

const textFiles = ownNamespaces.map((name) => `texts/${name}.json`)
/** `README.md` is for people. */
const files = ['clinic.json', 'brand.json', 'logo.svg', 'README.md', ...textFiles]

/** Errors for files that nothing reads, as their author expects an effect. Names that begin with a dot are ignored. */
function unknownFiles(folder: string): string[] {
  const found = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  return found
    .filter((file) => !files.includes(file) && !/(?:^|\/)\./.test(file))
    .toSorted()
    .map((file) =>
      file.startsWith('texts/')
        ? `${file}: there are no texts of that name.${didYouMean(file, textFiles)} The portal has ${ownNamespaces.join(', ')}.`
        : `${file}: nothing reads this file.${didYouMean(file, files)}`,
    )
}

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
 * Reads a clinic's folder: `clinic.json`, and if present `texts/<namespace>.json`, `brand.json` and `logo.svg`. Without a
 * folder it gives the shipped clinic. Throws a ClinicError with file, line, field and what is expected for each error.
 */
export function readClinic(folder: string | undefined): Clinic {
  if (!folder) return shippedClinic()
  if (!existsSync(join(folder, 'clinic.json')))
    throw new ClinicError([`${folder} is no clinic’s folder: it has no clinic.json.`])
  return readAll((attempt) => {
    const bytesOf = (file: string) => readFileSync(join(folder, file))
    const has = (file: string) => existsSync(join(folder, file))
    attempt(() => {
      const unknown = unknownFiles(folder)
      if (unknown.length > 0) throw new ClinicError(unknown)
    })
    const own = attempt(() => parseFile(readJson('clinic.json', bytesOf('clinic.json')), clinicFile))
    const ownTexts = textFiles.filter(has).map((file) => {
      const namespace = basename(file, '.json')
      const merged = attempt(() => {
        const json = readJson(file, bytesOf(file))
        return withClinicTexts(shippedTexts(namespace), parseFile(json, nested), json)
      })
      return [namespace, merged ?? {}] as const
    })
    const logo = has('logo.svg') ? attempt(() => readOwnLogo(bytesOf('logo.svg'))) : undefined
    const colors = has('brand.json')
      ? attempt(() => readColors(readJson('brand.json', bytesOf('brand.json'))))
      : undefined
    const shipped = shippedClinic().texts
    return {
      texts: { ...shipped, ...Object.fromEntries(ownTexts), ...(own && { clinic: textsOf(own, shipped) }) },
      variables: variablesOf(own?.settings ?? {}),
      logo,
      colors,
    }
  })
}

const readColors = (json: ClinicJson): ClinicColors => deriveClinicColors(parseFile(json, brandFile), json)

function readOwnLogo(bytes: Uint8Array): Clinic['logo'] {
  const source = decoded('logo.svg', bytes)
  return { element: readLogo(source), source }
}

/** The fields of `clinic.json` that are shown to patients. */
function textsOf(own: ClinicFile, shipped: Clinic['texts']): Texts {
  const {
    settings: _settings,
    $schema: _schema,
    emergency = shipped['clinic']?.['emergency'],
    draftHours = '24',
    rest = shipped['clinic']?.['rest'],
    shortName,
    ...texts
  } = own
  return {
    ...texts,
    shortName: shortName ?? texts.name,
    ...(emergency !== undefined && { emergency }),
    draftHours,
    ...(rest !== undefined && { rest }),
  }
}

/** The clinic of this build: the folder in PORTAL_CLINIC, relative to the project's root, else the shipped clinic. Importing this module throws a ClinicError if the folder has errors. */
export const clinic: Clinic = readClinic(
  process.env.PORTAL_CLINIC === undefined ? undefined : resolve(root, process.env.PORTAL_CLINIC),
)
