import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { designTokens } from '../../design-system/build/design-tokens.ts'
import { licenceOf } from '../../portal/build/licences.ts'
import { run } from '../support/process.ts'
import { reportFolder, root } from '../support/report.ts'
import { log } from '../support/log.ts'
import { dutchTexts } from './dutch-texts.ts'
import { designSystem, writeScripts } from './package-scripts.ts'
import { measureParts, overBudget, sizeTable, type Sizes } from './package-sizes.ts'
import { writeStyles } from './package-styles.ts'
import { partsOf } from './parts.ts'

export const packageFolder = join(reportFolder, 'package')

interface Packed {
  tarball: string
  sizes: Sizes
}

async function runQuietly(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(output)
  return output
}

/** Types of the index and of all it exports; and of a style sheet, which is imported for what it does. */
async function writeDeclarations(dist: string): Promise<void> {
  await runQuietly('tsc', ['--project', 'tests/package/declarations.json', '--outDir', dist])
  // The compiler keeps the import of a style sheet that no longer stands beside it.
  for (const file of globSync('**/*.d.ts', { cwd: dist }).map((name) => join(dist, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import '[^']+\.css';\n/gm, ''))
  writeFileSync(join(dist, 'sheet.d.ts'), 'export {}\n')
}

/** The words of the parts in Dutch, which the portal's locales hold. */
function writeDutchLabels(dist: string): void {
  const texts = JSON.stringify(dutchTexts(), undefined, 2)
  writeFileSync(
    join(dist, 'labels/nl.js'),
    `import { createLabels } from './create-labels.js'\nexport const labels = createLabels(${texts}, 'nl-NL')\n`,
  )
  copyFileSync(join(dist, 'labels/en.d.ts'), join(dist, 'labels/nl.d.ts'))
}

/** What is carried, not only asked for as a dependency: the reset inside the sheets, the letters, and the worker of pdf.js. */
const carried = ['tailwindcss', '@fontsource-variable/atkinson-hyperlegible-next', 'pdfjs-dist']

/** Makes the design system's package, from its folder alone; throws where a part costs more than its budget. */
export async function packDesignSystem(): Promise<Packed> {
  const stage = join(packageFolder, 'stage')
  const dist = join(stage, 'dist')
  rmSync(packageFolder, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  const parts = partsOf(readFileSync(join(designSystem, 'index.ts'), 'utf8'))
  const modules = await writeScripts(dist, parts)
  await writeStyles(dist, parts, modules)
  await writeDeclarations(dist)
  writeDutchLabels(dist)
  // Named otherwise at home: a package of its own there would cut its files off from the project's.
  copyFileSync(join(designSystem, 'manifest.json'), join(stage, 'package.json'))
  for (const name of ['README.md', 'CHANGELOG.md']) copyFileSync(join(designSystem, name), join(stage, name))
  copyFileSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
  writeFileSync(join(stage, 'tokens.resolver.json'), JSON.stringify(designTokens(), undefined, 2))
  writeFileSync(join(stage, 'licences.txt'), carried.map(licenceOf).join('\n'))
  const sizes = await measureParts(dist, [{ name: 'index', path: 'index', sheet: 'styles' }, ...parts])
  const over = overBudget(sizes)
  if (over.length > 0) throw new Error(`Over the budget in tests/package/budget.json:\n${over.join('\n')}`)
  const packed = JSON.parse(
    await runQuietly('npm', ['pack', stage, '--pack-destination', packageFolder, '--json']),
  ) as [{ filename: string }]
  return { tarball: join(packageFolder, packed[0].filename), sizes }
}

async function main(): Promise<void> {
  const { tarball, sizes } = await packDesignSystem()
  log(...sizeTable(sizes), '', tarball)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
