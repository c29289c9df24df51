import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program stands: on the path, or in one of the places given, which may hold stars. */
export function findProgram(names: readonly string[], places: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places.flatMap((place) => globSync(place))].find((file) => existsSync(file))
}

interface Started {
  /** What the program said that it is ready with. */
  word: string
  end: () => Promise<void>
}

/** Starts a program; where it says on one of its outputs that it is ready, waits for that. */
export function startProgram(file: string, args: readonly string[], { env = {}, ready }: { env?: Record<string, string>; ready?: RegExp }): Promise<Started> {
  return new Promise((resolve, reject) => {
    let said = ''
    const child: ChildProcess = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    const ended = new Promise<void>((done) => { child.once('close', () => done()) })
    const end = async (): Promise<void> => {
      child.kill('SIGTERM')
      const hard = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(hard)
    }
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      const word = ready?.exec(said)?.[1]
      if (word !== undefined) resolve({ word, end })
    }
    for (const output of child.stdio.slice(1)) output?.on('data', hear)
    child.once('error', reject)
    if (!ready) child.once('spawn', () => resolve({ word: '', end }))
    void ended.then(() => reject(new Error(`${file} ended before it was ready:\n${said.slice(-2000)}`)))
  })
}
