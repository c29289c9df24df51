import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClinic } from '../../portal/build/clinic/clinic-folder.ts'
import { count, readReport, root, type Outcome } from '../support/report.ts'
import { product } from './judged.ts'
import { copyProject, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'

/** The sample clinics beside the one that ships. */
const samples = join(root, 'portal/clinics')

/** Journeys in which words, colours, the logo or the settings of a clinic show. */
const journeys = [
  'every-screen',
  'calm-view',
  'install',
  'policy',
  'first-page',
  'booking.e2e',
  'finance',
  'review',
  'print',
]

/** What was found with the build of one clinic. */
export interface ClinicRun {
  /** Tests by stage: how many passed, and the titles of those that did not. */
  stages: Readonly<Record<string, { passed: number; failed: readonly string[] }>>
  /** Words and colours of the shipped clinic that stand in the build. */
  leftovers: readonly string[]
}

export function clinicsFigures(runs: Readonly<Record<string, ClinicRun>>): Result {
  const all = Object.values(runs)
  const stages = all.flatMap((run) => Object.values(run.stages))
  return {
    passed:
      all.length > 0 &&
      all.every(({ leftovers }) => leftovers.length === 0) &&
      stages.length > 0 &&
      stages.every(({ passed, failed }) => passed > 0 && failed.length === 0),
    summary: {
      amount: `${Object.keys(runs).length} clinics, ${stages.reduce((sum, { passed }) => sum + passed, 0)} tests`,
      figure: `${stages.reduce((sum, { failed }) => sum + failed.length, 0)} failed, ${all.reduce((sum, { leftovers }) => sum + leftovers.length, 0)} words left`,
      limit: '0, 0',
    },
    figures: [
      'Each sample folder as `PORTAL_CLINIC`: journeys through its build, every screen of its catalogue swept and measured for calm in its own colours, and its build searched for what belongs to the clinic that ships.',
      '',
      '| clinic | stage | passed | failed |',
      '|---|---|---|---|',
      ...Object.entries(runs).flatMap(([clinic, run]) =>
        Object.entries(run.stages).map(
          ([stage, { passed, failed }]) =>
            `| ${clinic} | ${stage} | ${passed} | ${failed.length === 0 ? 'none' : `**${failed.length}**: ${failed[0]}`} |`,
        ),
      ),
      '',
      ...Object.entries(runs).map(
        ([clinic, { leftovers }]) =>
          `In the build of ${clinic} ${leftovers.length === 0 ? 'nothing of the shipped clinic is left' : `**is left**: ${leftovers.join(', ')}`}.`,
      ),
    ],
  }
}

const summary = (outcomes: readonly Outcome[]): ClinicRun['stages'][string] => ({
  passed: count(outcomes, 'passed'),
  failed: outcomes.filter(({ state }) => state === 'failed').map(({ title }) => title),
})

/** What only the shipped clinic says: none of it may be in the build of another. */
function shippedMarks(own: Readonly<Record<string, unknown>>): string[] {
  const shipped = readClinic(undefined).texts['clinic'] as unknown as {
    name: string
    phone: string
    email: string
    address: string
    insurers: readonly string[]
  }
  const colour =
    /--color-primary:\s*(#[\da-f]{6})/i.exec(
      readFileSync(join(root, 'design-system/tokens/palette.css'), 'utf8'),
    )?.[1] ?? ''
  const marks = [shipped.name, shipped.phone, shipped.email, shipped.address, ...shipped.insurers]
  if (marks.some((mark) => JSON.stringify(own).includes(mark)))
    throw new Error('A sample clinic shares words with the shipped one, so nothing can be told from them.')
  return colour === '' ? marks : [...marks, colour]
}

function leftoversIn(site: string, marks: readonly string[]): string[] {
  const texts = globSync('**/*.{html,js,mjs,css,json,svg,txt}', { cwd: site })
    .filter((file) => statSync(join(site, file)).isFile())
    .map((file) => [file, readFileSync(join(site, file), 'utf8')] as const)
  if (texts.length === 0) throw new Error(`There is no build in ${site}.`)
  return marks.flatMap((mark) => texts.filter(([, text]) => text.includes(mark)).map(([file]) => `${mark} in ${file}`))
}

async function proveClinic(copy: PrivateCopy, clinic: string): Promise<ClinicRun> {
  const folder = join('portal/clinics', clinic)
  const { texts } = readClinic(join(root, folder))
  // The tests read the words that they look for there.
  for (const [namespace, text] of Object.entries(texts))
    writeFileSync(join(copy.folder, 'locales/nl', `${namespace}.json`), JSON.stringify(text))
  const env = { PORTAL_CLINIC: folder, CALM_EXTENT: 'full' }
  const narrowed = async (stage: string, args: readonly string[]): Promise<ClinicRun['stages'][string]> => {
    const { output } = await copy.run(
      'node',
      ['--require', './tests/support/require-node.cjs', 'tests/run.ts', stage, ...args],
      env,
    )
    const outcomes = readReport(join(copy.folder, '.reports/narrowed', `${stage}.json`))
    if (outcomes.length === 0) throw new Error(output)
    return summary(outcomes)
  }
  const stages = {
    journeys: await narrowed('journeys', journeys),
    // Approved pictures have the colours of the shipped clinic.
    catalogue: await narrowed('catalogue', ['--grep', 'Screens/', '--grep-invert', ' · ']),
  }
  const site = readdirSync(join(copy.folder, '.reports')).find((name) => /^portal-\d+$/.test(name))
  return {
    stages,
    leftovers: leftoversIn(join(copy.folder, '.reports', site ?? ''), shippedMarks(texts)),
  }
}

export const clinics: Proof = {
  says: 'a build for another clinic is as sound, and holds nothing of the first',
  judges: [...product, 'tests/journeys', 'tests/catalogue', 'tests/calm', 'tests/clinic', 'tests/release/clinics.ts'],
  async run() {
    const runs: Record<string, ClinicRun> = {}
    for (const clinic of readdirSync(samples)) {
      const copy = copyProject()
      try {
        runs[clinic] = await proveClinic(copy, clinic)
      } finally {
        copy.remove()
      }
    }
    return clinicsFigures(runs)
  },
}
