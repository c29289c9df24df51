import { documentCategory } from '#portal/api/contract/document.ts'
import type { TestAdmin, TestPatient, ScenarioName } from '../support/test-admin.ts'
import type { Random } from '../support/random.ts'

/** One of the two patients of a walk. */
export interface Member {
  name: string
  patient: TestPatient
  /** In every text of theirs, planted or typed, and nowhere else. */
  canary: string
  /** All that the other may never find; the first is the canary. */
  secrets: readonly string[]
}

/** States that lead to screens of their own; what the first has is told to the test admin. */
const scenarios: readonly ScenarioName[] = [
  'everything',
  'nothing-planned',
  'several-planned',
  'medical-started',
  'general-started',
  'invoices',
  'rebate-reasons',
  'new',
  'documents',
  'botox',
  'no-bsn',
  'general-done',
  'credit-invoices',
  'medical-started-cluster',
  'identified',
  'past-list',
]
/** Those without a portal full of screens yet. */
const beginners: readonly ScenarioName[] = [
  'medical-started',
  'general-started',
  'new',
  'no-bsn',
  'general-done',
  'medical-started-cluster',
  'identified',
]

const birds = { A: 'Zilverreiger', B: 'Goudplevier' } as const
const euros = { A: '7.319,51', B: '8.246,83' } as const

/** Orders a patient whose name, conversations, documents and invoices are unmistakable. */
async function hire(testAdmin: TestAdmin, name: 'A' | 'B', scenario: ScenarioName, tag: string): Promise<Member> {
  const canary = `${birds[name]}${tag}`
  const email = `${canary.toLowerCase()}.${Date.now().toString(36)}@voorbeeld.test`
  const own = beginners.includes(scenario)
    ? {}
    : {
        threads: [
          { subject: `Over ${canary}`, count_unread: 1, messages: 4 },
          { subject: `Nogmaals ${canary}`, count_unread: 0 },
        ],
        ...(scenario !== 'documents' && {
          documents: [documentCategory.prescription, documentCategory.gpLetter, documentCategory.mriResult].map(
            (category) => ({ category, description: `Stuk van ${canary}` }),
          ),
        }),
        ...(scenario === 'nothing-planned' || scenario === 'everything'
          ? { invoices: [Number(euros[name].replace(/\D/g, '')), 12_000] }
          : {}),
      }
  const patient = await testAdmin.createPatient(scenario, {
    email,
    name: { initials: 'K.', first: canary, last: canary },
    ...own,
  })
  return { name, patient, canary, secrets: [canary, email, euros[name]] }
}

export type Cast = readonly [Member, Member]

/** Two patients of different scenarios; one of the two always has all the screens. */
export async function createActors(testAdmin: TestAdmin, seed: number, random: Random): Promise<Cast> {
  const full = scenarios.filter((scenario) => !beginners.includes(scenario))
  const [first = 'everything', second = 'nothing-planned'] = [
    full[Math.floor(random() * full.length)],
    scenarios[seed % scenarios.length],
  ]
  return Promise.all([hire(testAdmin, 'A', first, String(seed)), hire(testAdmin, 'B', second, String(seed))])
}
