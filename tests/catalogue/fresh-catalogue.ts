import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the catalogue is built from. A folder is newer than what was removed from it. */
const sources = [
  '{.storybook,design-system,locales,portal}',
  '{.storybook,design-system,locales,portal}/**',
  '{package-lock.json,tailwind.config.ts,tsconfig.json}',
]

/** Whether all that is made of the catalogue is there and newer than each of its sources: then it need not be built again. */
export function isCatalogueFresh(made: readonly string[], root: string): boolean {
  const times = made.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return globSync(sources, { cwd: root }).every((file) =>
    times.every((time) => statSync(join(root, file)).mtimeMs < time),
  )
}
