import { globSync } from 'node:fs'
import { root, type Outcome } from './report.ts'

const folders = '{design-system,portal,tests,.storybook}'

/**
 * Which files each project has to run, found by the endings alone and not by the tools' own configuration:
 * a project that quietly looks in the wrong folder reports green.
 */
const patterns: Readonly<Record<string, string | readonly string[]>> = {
  unit: [
    '{design-system,portal,.storybook}/**/*.test.ts',
    'tests/!(backend|conformance)/**/*.test.ts',
    'tests/{backend,conformance}/**/*.smoke.test.ts',
  ],
  backend: 'tests/{backend,conformance}/**/*.test.ts',
  components: `${folders}/**/!(*.isolated|*.extended).test.tsx`,
  'components-extended': `${folders}/**/*.extended.test.tsx`,
  isolated: `${folders}/**/*.isolated.test.tsx`,
  stories: `${folders}/**/*.stories.tsx`,
  journeys: `${folders}/**/*.e2e.ts`,
  catalogue: `${folders}/**/*.catalogue.ts`,
}

export const filesOnDisk = (project: string, cwd = root): string[] => globSync(patterns[project] ?? [], { cwd })

/** A failure for every file that is there and that its project did not run. */
export function missedFiles(projects: readonly string[], outcomes: readonly Outcome[], cwd = root): Outcome[] {
  return projects.flatMap((project) => {
    const found = new Set(outcomes.filter((outcome) => outcome.project === project).map((outcome) => outcome.file))
    return filesOnDisk(project, cwd)
      .filter((file) => !found.has(file))
      .map((file): Outcome => ({ project, file, title: `${file} was not run by ${project}`, state: 'failed' }))
  })
}
