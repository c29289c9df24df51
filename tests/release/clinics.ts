import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClinic } from '../../portal/build/clinic/clinic-folder.ts'
import { count, readReport, root, type Outcome } from '../support/report.ts'
import { copyProject, type PrivateCopy } from './private-copy.ts'
import { faultResult, type Check } from './check.ts'

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
    throw new Error('A sample clinic shares words with the shipped one, so they cannot be told apart.')
  return colour === '' ? marks : [...marks, colour]
}

function leftoversIn(site: string, marks: readonly string[]): string[] {
  const texts = globSync('**/*.{html,js,mjs,css,json,svg,txt}', { cwd: site })
    .filter((file) => statSync(join(site, file)).isFile())
    .map((file) => [file, readFileSync(join(site, file), 'utf8')] as const)
  if (texts.length === 0) throw new Error(`There is no build in ${site}.`)
  return marks.flatMap((mark) => texts.filter(([, text]) => text.includes(mark)).map(([file]) => `${mark} in ${file}`))
}

/** Journeys through the build of a clinic, its screens checked by the rules of the catalogue in its own colours, and its build searched for what belongs to the clinic that ships. */
async function checkClinic(copy: PrivateCopy, clinic: string): Promise<{ tried: number; faults: string[] }> {
  const folder = join('portal/clinics', clinic)
  const { texts } = readClinic(join(root, folder))
  // The tests read the texts that they look for there.
  for (const [namespace, text] of Object.entries(texts))
    writeFileSync(join(copy.folder, 'locales/nl', `${namespace}.json`), JSON.stringify(text))
  const env = { PORTAL_CLINIC: folder, CALM_EXTENT: 'full' }
  const narrowed = async (stage: string, args: readonly string[]): Promise<Outcome[]> => {
    const { output } = await copy.run(
      'node',
      ['--require', './tests/support/require-node.cjs', 'tests/run.ts', stage, ...args],
      env,
    )
    const outcomes = readReport(join(copy.folder, '.reports/narrowed', `${stage}.json`))
    if (outcomes.length === 0) throw new Error(output)
    return outcomes
  }
  const outcomes = [
    ...(await narrowed('journeys', journeys)),
    // Approved pictures have the colours of the shipped clinic.
    ...(await narrowed('catalogue', ['--grep', 'Screens/', '--grep-invert', ' · '])),
  ]
  const site = readdirSync(join(copy.folder, '.reports')).find((name) => /^portal-\d+$/.test(name))
  return {
    tried: count(outcomes, 'passed'),
    faults: [
      ...outcomes.filter(({ state }) => state === 'failed').map(({ title }) => title),
      ...leftoversIn(join(copy.folder, '.reports', site ?? ''), shippedMarks(texts)),
    ].map((fault) => `${clinic}: ${fault}`),
  }
}

export const clinics: Check = {
  description:
    'a build for another clinic passes the tests that depend on the clinic, and contains nothing of the first one',
  async run() {
    const faults: string[] = []
    let tried = 0
    const names = readdirSync(samples, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    for (const clinic of names) {
      const copy = copyProject()
      try {
        const found = await checkClinic(copy, clinic)
        tried += found.tried
        faults.push(...found.faults)
      } finally {
        copy.remove()
      }
    }
    return faultResult(tried, `${names.length} clinics, ${tried} tests`, faults)
  },
}
