import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build, loadEnv } from 'vite'
import packageJson from '../../../package.json' with { type: 'json' }
import { clinic } from '../clinic/clinic-folder.ts'
import { accessibilityCheck, checksFiles, currentChecks, type ChecksReport } from '../release-checks.ts'
import { uncommittedChanges, type Release } from '../release.ts'
import { archiveOf, sumsOf, type Files } from './archive.ts'
import { billOfMaterials, billErrors, shippedPackages, type Lock } from './bill-of-materials.ts'

const root = resolve(import.meta.dirname, '../../..')
const releaseFolder = join(root, 'dist-release')
const site = join(releaseFolder, 'site')

/** The files of a folder, by their path below another name. */
const filesIn = (folder: string, name: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [`${name}/${relative(folder, path).replaceAll(sep, '/')}`, readFileSync(path)]
      }),
  )

async function buildPortal(): Promise<void> {
  rmSync(releaseFolder, { recursive: true, force: true })
  process.env.NODE_ENV = 'production'
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: site, emptyOutDir: true },
  })
}

/** build.json: what is needed to repeat the same build. */
const conditions = (checks: ChecksReport | null): string =>
  `${JSON.stringify({ node: process.version, accessibilityCheck: accessibilityCheck(checks, packageJson.version), settings: Object.fromEntries(Object.entries({ ...clinic.variables, ...loadEnv('production', root, 'VITE_') }).toSorted(([one], [other]) => (one < other ? -1 : 1))) }, null, 2)}\n`

async function billOf({ version, commit }: Release, time: Date): Promise<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const bill = billOfMaterials(
    { name: packageJson.name, license: packageJson.license, version, commit, time },
    shippedPackages(readFileSync(join(site, 'licences.txt'), 'utf8')),
    packages,
  )
  const errors = await billErrors(bill)
  if (errors !== null) throw new Error(`The bill of materials is not as CycloneDX wants it: ${JSON.stringify(errors)}`)
  return bill
}

/** Builds the portal and packs it with what is needed to serve and to check it. Returns the archive's path and SHA-256 line. Throws an Error with uncommitted changes. */
async function makeRelease(checks: ChecksReport | null): Promise<{ archive: string; sum: string }> {
  const changes = uncommittedChanges()
  if (changes !== '') throw new Error(`A release is of one commit, and these are changed:\n${changes}`)
  await buildPortal()
  const release = JSON.parse(readFileSync(join(site, 'version.json'), 'utf8')) as Release
  if (release.time === null)
    throw new Error('There is no git and no SOURCE_DATE_EPOCH: nothing tells the time of the release.')
  const time = new Date(release.time)
  const text = async (content: string | Promise<string>) => Buffer.from(await content)
  const files: Files = {
    ...filesIn(site, 'site'),
    ...filesIn(`${site}-server`, 'server'),
    'CHANGELOG.md': readFileSync(join(root, 'portal/CHANGELOG.md')),
    'design-system/CHANGELOG.md': readFileSync(join(root, 'design-system/CHANGELOG.md')),
    LICENSE: readFileSync(join(root, 'LICENSE')),
    'licences.txt': readFileSync(join(site, 'licences.txt')),
    'sbom.cdx.json': await text(billOf(release, time)),
    'build.json': await text(conditions(checks)),
  }
  const name = `${packageJson.name}-${release.version}`
  const packed = await archiveOf(name, { ...files, SHA256SUMS: await text(sumsOf(files)) }, time)
  for (const folder of [site, `${site}-server`]) rmSync(folder, { recursive: true })
  const archive = join(releaseFolder, `${name}.tar.gz`)
  const sum = sumsOf({ [`${name}.tar.gz`]: packed })
  mkdirSync(releaseFolder, { recursive: true })
  writeFileSync(archive, packed)
  writeFileSync(`${archive}.sha256`, sum)
  return { archive, sum }
}

/** Copies the report of the checks beside the archive, not into it: its measurements differ between machines. Returns a summary of the results. */
function attachChecks(checks: ChecksReport | null): string {
  const page = join(releaseFolder, 'checks.md')
  if (checks === null) {
    writeFileSync(page, 'Release checks: not run.\n')
    return 'release checks: not run'
  }
  copyFileSync(checksFiles.page, page)
  copyFileSync(checksFiles.json, join(releaseFolder, 'checks.json'))
  const failed = checks.checks.filter(({ passed }) => !passed).map(({ name }) => name)
  return `release checks: ${checks.checks.length - failed.length} passed${failed.length > 0 ? `, failed: ${failed.join(', ')}` : ''}; see checks.md for what was not run`
}

const checks = currentChecks()
const { archive, sum } = await makeRelease(checks)
process.stdout.write(`${relative(root, archive)}\n${sum}${attachChecks(checks)}\n`)
