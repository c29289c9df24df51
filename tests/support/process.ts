import { spawn, type SpawnOptions } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './report.ts'

interface Ended {
  code: number
  /** What it printed, when it was asked to be quiet. */
  output: string
}

interface Options {
  env?: Record<string, string> | undefined
  /** Keeps the output back; the caller shows it when something went wrong. */
  quiet?: boolean
}

/** A log file is not a terminal: no colours there, whatever the surroundings ask for. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Runs one of the project's tools from the repository's root, with the Node this process runs on. */
export async function run(
  command: string,
  args: readonly string[],
  { env, quiet = false }: Options = {},
): Promise<Ended> {
  const options: SpawnOptions = {
    cwd: root,
    env: {
      ...process.env,
      ...plain,
      ...env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  }
  return new Promise((resolve) => {
    const child = spawn(command, args, options)
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
