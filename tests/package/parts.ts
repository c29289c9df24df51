/** One entry of the package: a file of the index that exports values. Types alone need none, as the index exports them all. */
export interface Part {
  /** The file's base name, which is the entry's: `button` is taken as `…/button`. */
  name: string
  /** Relative to the design system, without its ending: `button/button`. */
  path: string
}

/** The parts of the design system, read from the text of its index. */
export function partsOf(index: string): Part[] {
  return [...index.matchAll(/export \{([^}]*)\} from '\.\/([\w/-]+)\.tsx?'/g)].flatMap(([, names = '', path = '']) => {
    const hasValues = names.split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type '))
    return hasValues ? [{ name: path.slice(path.lastIndexOf('/') + 1), path }] : []
  })
}
