import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, createServer, preview, type InlineConfig, type PreviewServer, type ViteDevServer } from 'vite'
import { run } from '../support/process.ts'

/** As an app has it that asks for nothing special. */
const plainly = (folder: string, more: InlineConfig = {}): InlineConfig => ({
  configFile: false,
  root: folder,
  cacheDir: join(folder, '.vite'),
  logLevel: 'error',
  plugins: [react()],
  build: { chunkSizeWarningLimit: 2000 },
  ...more,
})

interface Served {
  address: string
  close: () => Promise<void>
}

const onThisMachine = { host: '127.0.0.1', port: 0 }
const served = ({ resolvedUrls, close }: ViteDevServer | PreviewServer): Served => ({
  address: resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
  close,
})

/** Serves what was built of an app, from its own root. */
const serveBuilt = async (app: string, outDir = 'dist'): Promise<Served> =>
  served(
    await preview({
      configFile: false,
      root: app,
      logLevel: 'error',
      appType: 'mpa',
      build: { outDir },
      preview: onThisMachine,
    }),
  )

/** An app that draws in the browser alone, while it is worked on and as it is built. */
export async function servePlain(folder: string): Promise<{ development: Served; production: Served }> {
  const app = join(folder, 'plain')
  await build(plainly(app))
  const server = await createServer(plainly(app, { server: onThisMachine }))
  await server.listen()
  return { development: served(server), production: await serveBuilt(app) }
}

/** An app that has Tailwind for its own pages, with another theme. */
export async function serveTailwind(folder: string): Promise<Served> {
  const app = join(folder, 'tailwind')
  await build(plainly(app, { plugins: [react(), tailwindcss()] }))
  return serveBuilt(app)
}

/** An app of Next, drawn while it is built and hydrated. */
export async function serveNext(folder: string): Promise<Served> {
  const app = join(folder, 'next')
  const { code, output } = await run('node', [join(folder, 'node_modules/next/dist/bin/next'), 'build', app], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  return serveBuilt(app, 'out')
}

/** The files that a build makes of an app that takes a button from the index, and of one that shows documents. */
export async function workersBuilt(folder: string): Promise<{ button: string[]; plain: string[] }> {
  await build(plainly(join(folder, 'button')))
  const workersOf = (app: string) => globSync('**/*worker*', { cwd: join(folder, app, 'dist') })
  return { button: workersOf('button'), plain: workersOf('plain') }
}

/** The package's sheets beside an app, to be tried one by one; and once more without the layers that keep them in order. */
function placeSheets(dist: string, site: string): void {
  for (const folder of ['sheets', 'flat'])
    cpSync(dist, join(site, folder), { recursive: true, filter: (file) => !/\.m?[jt]s$/.test(file) })
  const flat = join(site, 'flat')
  for (const file of readdirSync(flat)
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(flat, name))) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll(/,utilities\.u\d+/g, '')
        .replaceAll(/utilities\.u\d+/g, 'utilities'),
    )
  }
}

/**
 * An app whose pages come drawn from Node, which loads the package as it is, and are hydrated by a React that warns.
 * @returns With what was said while drawing.
 */
export async function serveRendered(folder: string, dist: string): Promise<Served & { said: string }> {
  const app = join(folder, 'server')
  await build(plainly(app, { define: { 'process.env.NODE_ENV': JSON.stringify('development') } }))
  await build(plainly(app, { build: { ssr: 'render.tsx', outDir: 'ssr' }, ssr: { external: true } }))
  placeSheets(dist, join(app, 'dist'))
  const { code, output } = await run('node', [join(app, 'ssr/render.js'), join(app, 'dist')], {
    env: { NODE_ENV: 'development' },
    quiet: true,
  })
  return { ...(await serveBuilt(app)), said: code === 0 ? output : `${output}\nRendering ended with code ${code}` }
}
