import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'))
const longAgo = new Date('2020-01-01T00:00:00Z')

/** A server's folder with releases of these names, the last of them current, and a build beside it. */
function serverWith(releases: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const file = (path: string, text: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true })
    writeFileSync(join(home, path), text)
    utimesSync(join(home, path), longAgo, longAgo)
  }
  file('dist/index.html', 'new')
  file('dist/assets/new-1.js', 'new')
  file('dist-server/nginx.conf', 'listen [::]:80;\nroot /var/www/portal/current/site; root /var/www/portal/acme;')
  file('dist-server/Caddyfile', 'root * /var/www/portal/current/site')
  cpSync(resolve(import.meta.dirname, 'deploy.sh'), join(home, 'dist-server/deploy.sh'))
  for (const name of releases) file(`portal/releases/${name}/site/assets/${name}.js`, name)
  const portal = join(home, 'portal')
  const last = releases.at(-1)
  if (last !== undefined) symlinkSync(join(portal, 'releases', last), join(portal, 'current'))
  const current = () => readlinkSync(join(portal, 'current'))
  return {
    portal,
    current,
    file,
    home,
    deploy: (...args: string[]) =>
      promisify(execFile)('sh', [join(home, 'dist-server/deploy.sh'), ...args], {
        env: { ...process.env, PORTAL_FOLDER: portal },
      }),
  }
}
const earlierIn = (portal: string) =>
  readdirSync(join(portal, 'earlier'), { recursive: true, encoding: 'utf8' }).toSorted()

// With the tools of Linux.
describe.skipIf(process.platform !== 'linux')('deploy.sh', () => {
  test('a release gets its own folder, named in its server files, and its own time, whatever the time of its files', async () => {
    const { portal, current, home, deploy } = serverWith([])
    chmodSync(join(home, 'dist/index.html'), 0o600)
    await deploy()
    expect(readFileSync(join(portal, 'current/site/index.html'), 'utf8')).toBe('new')
    expect(readFileSync(join(portal, 'current/server/nginx.conf'), 'utf8')).toBe(
      `${hasIpv6 ? 'listen [::]:80;\n' : ''}root ${current()}/site; root ${portal}/acme;`,
    )
    expect(readFileSync(join(portal, 'current/server/Caddyfile'), 'utf8')).toBe(`root * ${current()}/site`)
    const { mtime, mode } = statSync(join(portal, 'current/site/index.html'))
    expect(`${mtime.toISOString().replaceAll(/[-:]|\.000/g, '')} ${(mode & 0o777).toString(8)}`).toBe(
      `${basename(current())} 644`,
    )
  })

  test('scripts of the previous release stay, those older than a day are deleted, and only five releases are kept', async () => {
    const { portal, current, file, deploy } = serverWith(['1', '2', '3', '4', '5', '6'])
    file('portal/earlier/assets/0.js', '')
    await deploy()
    expect(earlierIn(portal)).toEqual(['assets', 'assets/6.js'])
    expect(readdirSync(join(portal, 'releases')).toSorted()).toEqual(
      ['3', '4', '5', '6', basename(current())].toSorted(),
    )
  })

  test('back activates the previous release, and preserves the scripts of the one it leaves', async () => {
    const { portal, current, deploy } = serverWith(['1', '2'])
    await deploy('back')
    expect(basename(current())).toBe('1')
    expect(earlierIn(portal)).toEqual(['assets', 'assets/2.js'])
    await expect(deploy('back')).rejects.toMatchObject({ stderr: 'There is no release before this one.\n' })
    expect(basename(current())).toBe('1')
  })
})
