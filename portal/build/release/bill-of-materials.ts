import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library'
import { registerSchema, validate, type SchemaObject } from '@hyperjump/json-schema/draft-07'

/** The product that a bill describes; `time` is that of the commit. */
interface Product {
  name: string
  version: string
  license: string
  commit: string | null
  time: Date
}

/** Packages of package-lock.json by their path, such as `node_modules/react`; `integrity` is a subresource hash. */
export type Lock = Readonly<Record<string, { version?: string; integrity?: string }>>

interface ShippedPackage {
  name: string
  version: string
  license: string
}

const heading = /^## (\S+) - (\d\S*) \(([^)]+)\)$/gm

/** The packages that licences.txt lists: all with code, styles, fonts or word lists in the build. */
export const shippedPackages = (licences: string): ShippedPackage[] =>
  [...licences.matchAll(heading)].map(([, name = '', version = '', license = '']) => ({ name, version, license }))

/** SHA-512 in hex of the package as the registry has it. Throws where the lock does not know it. */
function hashOf({ name, version }: ShippedPackage, lock: Lock): string {
  const [, { integrity = '' } = {}] =
    Object.entries(lock).find(([path, found]) => path.endsWith(`node_modules/${name}`) && found.version === version) ??
    []
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? []
  if (base64 === undefined) throw new Error(`The lock holds no SHA-512 of ${name} ${version}, which is shipped.`)
  return Buffer.from(base64, 'base64').toString('hex')
}

const licenceOf = (license: string) =>
  SPDX.isSupportedSpdxId(license) ? new Models.SpdxLicense(license) : new Models.LicenseExpression(license)

function componentOf(found: ShippedPackage, lock: Lock): Models.Component {
  const { name, version, license } = found
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
    scope: Enums.ComponentScope.Required,
    licenses: new Models.LicenseRepository([licenceOf(license)]),
    hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-512'], hashOf(found, lock)]]),
  })
}

/** A UUID of version 8 (RFC 9562), made of a text instead of chance. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const spec = Spec.Spec1dot6

const billSchema = `bom-${spec.version}`
const library = import.meta.resolve('@cyclonedx/cyclonedx-library/package.json')
// The library's schemas, without its own validator, which needs three more packages. They refer to each other by file name.
for (const name of [billSchema, 'jsf-0.82', 'spdx']) {
  const text = readFileSync(fileURLToPath(new URL(`res/schema/${name}.SNAPSHOT.schema.json`, library)), 'utf8')
  registerSchema(JSON.parse(text.replaceAll('.SNAPSHOT', '')) as SchemaObject)
}

/** Errors by the schema of CycloneDX 1.6; null if the bill is valid. */
export async function billErrors(bill: string): Promise<unknown> {
  const schema = `http://cyclonedx.org/schema/${billSchema}.schema.json`
  const output = await validate(schema, JSON.parse(bill), 'BASIC')
  return output.valid ? null : output
}

/**
 * The software bill of materials in CycloneDX 1.6, as JSON: equal for the same packages and commit. Throws an Error for
 * a package that the lock does not have.
 */
export function billOfMaterials(
  { name, version, license, commit, time }: Product,
  packages: readonly ShippedPackage[],
  lock: Lock,
): string {
  const product = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    bomRef: `${name}@${version}`,
    licenses: new Models.LicenseRepository([licenceOf(license)]),
  })
  if (commit !== null) product.properties.add(new Models.Property('commit', commit))
  const bill = new Models.Bom({ metadata: new Models.Metadata({ component: product, timestamp: time }) })
  for (const component of packages.map((found) => componentOf(found, lock))) {
    bill.components.add(component)
    product.dependencies.add(component.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(spec))
  const write = () => serializer.serialize(bill, { sortLists: true, space: 2 })
  bill.serialNumber = `urn:uuid:${uuidOf(write())}`
  return `${write()}\n`
}
