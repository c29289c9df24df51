import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../support/process.ts'
import { reportFolder } from '../support/report.ts'

/** The portal as it is built for a clinic at a port of this machine, with other settings where they matter; returns where it stands. */
export async function buildSite(
  name: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const site = join(reportFolder, name)
  rmSync(site, { recursive: true, force: true })
  const { code, output } = await run('vite', ['build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { VITE_API_SSL: 'false', VITE_API_HOST: '127.0.0.1', VITE_API_PORT: String(port), ...settings },
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  return site
}
