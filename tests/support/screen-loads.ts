import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the way to a screen asks for; bytes are packed, as they come over the line. */
export interface ScreenLoad {
  script: number
  /** Of texts and style. */
  other: number
  requests: number
  /** Of script that it may ask for once it is there: for what is pressed, or to draw a document. */
  later: number
}

/** An import in the start's script: its file, and the places in the list of files of what goes along. */
const imports = /import\(`\.\/(([\w-]+)-[\w-]{8}\.js)`\)[^[]*\[([\d,]*)\]/g
/** A screen's file, and the texts it waits for. */
const screens = /import\(`\.\/([\w-]+-screen)-[\w-]{8}\.js`\)[^[]*\[[\d,]*\]\)+\.\w+((?:,`[\w-]+`)*)/g
const texts = /([\w-]+)[`'"]?:\(\)=>\w+\(\(\)=>import\(`\.\/([\w-]+-[\w-]{8}\.js)`\)/g
/** What a file imports, at once or later, or starts as a worker. */
const scripts = /[\w.-]+-[\w-]{8}\.js/g

/** Imports of the sign-in page once it is used, and of the dashboard. */
const atSignIn = ['client', 'toasts', 'view-panel']
const atDashboard = [...atSignIn, 'require-session', 'dashboard-screen']
const visitorScreens = ['password-reset-screen', 'registration-screen']

interface Build {
  /** Those of every page. */
  initial: readonly string[]
  screens: ReadonlyMap<string, readonly string[]>
  filesOf: (importName: string) => readonly string[]
}

function known(files: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  const found = files.get(name)
  if (!found) throw new Error(`The build imports no "${name}".`)
  return found
}

function readBuild(site: string): Build {
  const initial = [...readFileSync(join(site, 'index.html'), 'utf8').matchAll(scripts)].map(
    ([file]) => `assets/${file}`,
  )
  const code = initial.map((file) => readFileSync(join(site, file), 'utf8')).join('\n')
  const listed = JSON.parse(/\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[]
  const namesIn = (list: string): string[] => list.split(',').filter(Boolean)
  const files = new Map(
    [...code.matchAll(imports)].map(([, file = '', name = '', places = '']) => [
      name,
      [`assets/${file}`, ...namesIn(places).map((place) => listed[Number(place)] ?? '')],
    ]),
  )
  const textFiles = new Map(
    [...code.matchAll(texts)].map(([, namespace = '', file = '']) => [
      namespace,
      [`assets/${file}`, `locales/nl/${namespace}.json`],
    ]),
  )
  return {
    initial,
    filesOf: (name) => known(files, name),
    screens: new Map(
      [...code.matchAll(screens)].map(([, name = '', namespaces = '']) => [
        name,
        [
          ...known(files, name),
          ...namesIn(namespaces.replaceAll('`', '')).flatMap((namespace) => known(textFiles, namespace)),
        ],
      ]),
    ),
  }
}

/**
 * What each screen asks for on its way in, read from a build, less what is there already: on the dashboard, or for
 * screens of visitors on the sign-in page.
 */
export function screenLoads(site: string): Record<string, ScreenLoad> {
  const build = readBuild(site)
  const there = (names: readonly string[]): Set<string> =>
    new Set([...build.initial, ...names.flatMap((name) => build.screens.get(name) ?? build.filesOf(name))])
  const [signIn, dashboard] = [there(atSignIn), there(atDashboard)]
  const assets = new Set(readdirSync(join(site, 'assets')))
  const namedIn = (file: string): string[] =>
    file.endsWith('.js')
      ? [...readFileSync(join(site, file), 'utf8').matchAll(scripts)].flatMap(([name]) =>
          assets.has(name) ? [`assets/${name}`] : [],
        )
      : []
  const sizeOf = (file: string): number =>
    statSync(join(site, existsSync(join(site, `${file}.br`)) ? `${file}.br` : file)).size
  const sum = (files: ReadonlySet<string>, isScript: boolean): number =>
    [...files].filter((file) => file.endsWith('.js') === isScript).reduce((total, file) => total + sizeOf(file), 0)
  return Object.fromEntries(
    [...build.screens]
      .filter(([name]) => name !== 'dashboard-screen')
      .map(([name, files]) => {
        const own = new Set(files).difference(visitorScreens.includes(name) ? signIn : dashboard)
        const later = new Set(own)
        // What is added on the way is visited too; what the dashboard has names every other screen.
        for (const file of later)
          for (const other of dashboard.has(file) ? [] : namedIn(file)) if (!dashboard.has(other)) later.add(other)
        return [
          name,
          {
            script: sum(own, true),
            other: sum(own, false),
            requests: own.size,
            later: sum(later.difference(own), true),
          },
        ]
      }),
  )
}
