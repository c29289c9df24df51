import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { readReport, root, type Outcome } from '../support/report.ts'

/** A copy of the project to change: nobody else works in it, and it is gone afterwards. */
export interface PrivateCopy {
  folder: string
  /** Runs a tool there; `outcomes` are what its reporter wrote down. */
  run: (
    command: string,
    args: readonly string[],
    env?: Record<string, string>,
  ) => Promise<{ code: number; output: string; outcomes: Outcome[] }>
  remove: () => void
}

/** Caches that a tool writes in place: a shared file would be changed for everybody. */
const caches = ['.vite', '.vitest', '.cache']

/** Files are linked, not copied, where the disk allows: the tools need real places for packages, and only read them. */
function linkFolder(from: string, to: string, without: readonly string[] = []): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (!without.includes(entry.name)) linkFolder(source, target)
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** As it is in the working folder now, uncommitted changes included. */
export function copyProject(): PrivateCopy {
  const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'))
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  for (const name of names.filter((file) => file !== '' && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(join(root, name), join(folder, name))
  }
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'), caches)
  return { folder, run: runIn(folder), remove: () => rmSync(folder, { recursive: true }) }
}

const runIn =
  (folder: string): PrivateCopy['run'] =>
  async (command, args, env = {}) => {
    const report = join(folder, '.reports', 'copy.json')
    rmSync(report, { force: true })
    return new Promise((resolve) => {
      let output = ''
      const child = spawn(command, args, {
        cwd: folder,
        env: {
          ...process.env,
          NO_COLOR: '1',
          ...env,
          REPORT_FILE: report,
          PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const keep = (chunk: Buffer): void => {
        output += chunk.toString()
      }
      child.stdout.on('data', keep)
      child.stderr.on('data', keep)
      child.on('error', (error) => resolve({ code: 1, output: error.message, outcomes: [] }))
      child.on('close', (code) => resolve({ code: code ?? 1, output, outcomes: readReport(report) }))
    })
  }
