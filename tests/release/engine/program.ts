import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program stands on the path. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Starts a display that nobody sees. */
export async function startDisplay(xvfb: string): Promise<{ name: string; end: () => void }> {
  const program = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(program.stdout, 'data')) as [Buffer]
  return {
    name: `:${number.toString().trim()}`,
    end: () => {
      program.kill()
    },
  }
}
