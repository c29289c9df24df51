import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the way to a screen asks for; bytes are packed, as they come over the line. */
export interface ScreenLoad {
  script: number
  /** Of texts and style. */
  other: number
  requests: number
  /** Those of a page that is opened at its address: the page itself and its style sheet too, but no calls. */
  opened: number
  /** Of script that it may ask for once it is there: for what is pressed, or to draw a document. */
  later: number
}

/** What the start's script imports: the name of what it takes, the file, the places in the list of files of what goes along, and a screen's texts. */
const imports = /\{(\w+):\w+\}=await import\(`\.\/([\w-]+\.js)`\)[^[]*\[([\d,]*)\]\)+\.\1((?:,`[\w-]+`)*)/g
/** What a file imports, at once or later, or starts as a worker. */
const scripts = /[\w.-]+-[\w-]{8}\.js/g

/** Imports of the sign-in page once it is used, and of the dashboard. */
const atSignIn = ['VerifyForm', 'Toasts', 'ViewPanel']
const atDashboard = ['Toasts', 'ViewPanel', 'RequireSession', 'DashboardScreen']
const visitorScreens = ['PasswordResetScreen', 'RegistrationScreen']

interface Build {
  /** Those of every page. */
  initial: readonly string[]
  /** The files of each import, by the name of what it takes. */
  files: ReadonlyMap<string, readonly string[]>
}

function readBuild(site: string): Build {
  const initial = [...readFileSync(join(site, 'index.html'), 'utf8').matchAll(scripts)].map(
    ([file]) => `assets/${file}`,
  )
  const code = initial.map((file) => readFileSync(join(site, file), 'utf8')).join('\n')
  const listed = JSON.parse(/\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[]
  const namesIn = (list: string): string[] => list.split(',').filter(Boolean)
  return {
    initial,
    files: new Map(
      [...code.matchAll(imports)].map(([, name = '', file = '', places = '', texts = '']) => [
        name,
        [
          `assets/${file}`,
          ...namesIn(places).map((place) => listed[Number(place)] ?? ''),
          ...namesIn(texts.replaceAll('`', '')).map((namespace) => `locales/nl/${namespace}.json`),
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
  const { initial, files } = readBuild(site)
  const there = (names: readonly string[]): Set<string> =>
    new Set([
      ...initial,
      ...names.flatMap((name) => {
        const found = files.get(name)
        if (!found) throw new Error(`The build imports no "${name}".`)
        return found
      }),
    ])
  const [signIn, opened, dashboard] = [there(atSignIn), there(['RequireSession']), there(atDashboard)]
  const assets = new Set(readdirSync(join(site, 'assets')))
  const namedIn = (file: string): string[] =>
    file.endsWith('.js')
      ? [...readFileSync(join(site, file), 'utf8').matchAll(scripts)].flatMap(([name]) =>
          assets.has(name) ? [`assets/${name}`] : [],
        )
      : []
  const sizeOf = (file: string): number =>
    statSync(join(site, existsSync(join(site, `${file}.br`)) ? `${file}.br` : file)).size
  const sum = (some: ReadonlySet<string>, isScript: boolean): number =>
    [...some].filter((file) => file.endsWith('.js') === isScript).reduce((total, file) => total + sizeOf(file), 0)
  return Object.fromEntries(
    [...files]
      .filter(([name]) => name.endsWith('Screen'))
      .map(([name, loaded]) => {
        const isVisitors = visitorScreens.includes(name)
        const before = isVisitors ? signIn : name === 'DashboardScreen' ? opened : dashboard
        const own = new Set(loaded).difference(before)
        const later = new Set(own)
        // What is added on the way is visited too; what the dashboard has names every other screen.
        for (const file of later)
          for (const other of dashboard.has(file) ? [] : namedIn(file))
            if (!dashboard.has(other) && !before.has(other)) later.add(other)
        return [
          name,
          {
            script: sum(own, true),
            other: sum(own, false),
            requests: own.size,
            opened: 2 + there(isVisitors ? [name] : ['RequireSession', name]).size,
            later: sum(later.difference(own), true),
          },
        ]
      }),
  )
}
