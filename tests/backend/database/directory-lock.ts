import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Locks of this very process: its own pid in the file proves nothing, a container reuses pids. */
const held = new Set<string>()

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function pidIn(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number.parseInt(text, 10)
}

/** True when the file is ours. `link` is atomic and never shows a file without its pid. */
async function create(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${process.pid}\n`)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves a dead process's lock away; puts back what a quicker process made in the meantime. */
async function clear(file: string, dead: number): Promise<void> {
  const aside = `${file}.${process.pid}.stale`
  await rename(file, aside).catch(() => {})
  if ((await pidIn(aside)) !== dead) await link(aside, file).catch(() => {})
  await rm(aside, { force: true })
}

/** Takes the directory for this process and gives back how to release it. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = resolve(join(directory, 'lock'))
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (held.has(file)) break
    if (await create(file)) {
      held.add(file)
      return async () => {
        held.delete(file)
        await rm(file, { force: true })
      }
    }
    const pid = await pidIn(file)
    if (pid === undefined) continue
    if (pid !== process.pid && isAlive(pid)) break
    await clear(file, pid)
  }
  throw new Error(
    `The back end's data in ${directory} is in use by process ${(await pidIn(file)) ?? 'unknown'}. Stop it first, or remove ${file} if that process is no clinic.`,
  )
}
