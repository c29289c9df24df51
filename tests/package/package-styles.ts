import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { cascadeOrder, splitSheet } from './cascade-order.ts'
import { designSystem, type PackedModule } from './package-scripts.ts'
import { scopeReset } from './scope-reset.ts'
import type { Part } from './parts.ts'

const tokens = join(designSystem, 'tokens')

/** What Tailwind makes of the tokens and of the class names in these modules, with the project's own theme. It passes over what is no class name. */
async function compileSheet(modules: readonly PackedModule[]): Promise<string> {
  const sheet = await compile("@import './without-font.css';", { base: tokens, onDependency: () => {} })
  return sheet.build(modules.flatMap(({ code }) => code.split(/[\s"`]+/)))
}

/** The modules that come with a part, at once or later. */
function modulesOf({ path }: Pick<Part, 'path'>, modules: readonly PackedModule[]): PackedModule[] {
  const needed = new Set(modules.filter(({ fileName }) => fileName === `${path}.js`))
  for (const { imports } of needed)
    for (const module of modules) if (imports.includes(module.fileName)) needed.add(module)
  return [...needed]
}

const ownStyles = (modules: readonly PackedModule[]): string => modules.map(({ style }) => style).join('\n')

/**
 * Sheets of single parts that stand beside each other in any order. Which of two utilities wins on one element is decided
 * by their order in Tailwind's sheet; in sheets of their own that would be the order of loading. So each utility has a
 * cascade layer of its own, and the base sheet, which comes first, names them in the order of the one sheet.
 */
async function layerParts(parts: readonly Part[], modules: readonly PackedModule[]): Promise<Record<string, string>> {
  const { utilities, rest } = splitSheet(await compileSheet(modules))
  const layers = new Map(cascadeOrder(utilities).map((rule, place) => [rule, `utilities.u${place}`]))
  const layerOf = (rule: string): string => {
    const layer = layers.get(rule)
    if (layer === undefined) throw new Error(`The sheet of all parts lacks a rule of one of them:\n${rule}`)
    return layer
  }
  const sheets: Record<string, string> = {
    base: `@layer properties, theme, base, components, utilities;\n@layer ${[...layers.values()].join(', ')};\n${rest}`,
  }
  for (const part of parts) {
    const own = modulesOf(part, modules)
    const rules = splitSheet(await compileSheet(own)).utilities
    sheets[part.name] = [...rules.map((rule) => `@layer ${layerOf(rule)} {\n${rule}\n}`), ownStyles(own)].join('\n')
  }
  return sheets
}

/** The letters, with their files beside the sheet. */
function writeFonts(folder: string): string {
  const { resolve } = createRequire(import.meta.url)
  mkdirSync(join(folder, 'fonts'), { recursive: true })
  return readFileSync(join(tokens, 'font.css'), 'utf8').replaceAll(/url\('([^']+)'\)/g, (_, file: string) => {
    copyFileSync(resolve(file), join(folder, 'fonts', basename(file)))
    return `url('./fonts/${basename(file)}')`
  })
}

/**
 * Writes `styles.css` for all parts; `parts-only.css`, the same without a reset of the page; `base.css` and one sheet a part,
 * which together are the first; and `fonts.css`.
 */
export async function writeStyles(
  folder: string,
  parts: readonly Part[],
  modules: readonly PackedModule[],
): Promise<void> {
  // Not those of the label sets: their words are no class names.
  const drawn = modulesOf({ path: 'index' }, modules)
  const styles = `${await compileSheet(drawn)}\n${ownStyles(drawn)}`
  const sheets = {
    ...(await layerParts(parts, drawn)),
    styles,
    'parts-only': scopeReset(styles),
    fonts: writeFonts(folder),
  }
  for (const [name, text] of Object.entries(sheets))
    writeFileSync(join(folder, `${name}.css`), optimize(text, { minify: true }).code)
}
