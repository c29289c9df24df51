import { documentCategory } from '#portal/api/contract/document.ts'
import type { TestAdmin, TestPatient, ScenarioName } from '../support/test-admin.ts'
import type { Random } from '../support/random.ts'

/** One of the two patients of a run. */
export interface Actor {
  name: string
  patient: TestPatient
  /** In every text of theirs, given or typed, and nowhere else. */
  canary: string
  /** All that the other patient may never see; the first is the canary. */
  secrets: readonly string[]
}

/** Scenarios with screens of their own. */
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
/** Those before the end of onboarding. */
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

/** Creates a patient whose name, conversations, documents and invoices are recognisable. */
async function createActor(testAdmin: TestAdmin, name: 'A' | 'B', scenario: ScenarioName, tag: string): Promise<Actor> {
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

export type Actors = readonly [Actor, Actor]

/** Two patients of different scenarios; at least one has completed onboarding. */
export async function createActors(testAdmin: TestAdmin, seed: number, random: Random): Promise<Actors> {
  const full = scenarios.filter((scenario) => !beginners.includes(scenario))
  const [first = 'everything', second = 'nothing-planned'] = [
    full[Math.floor(random() * full.length)],
    scenarios[seed % scenarios.length],
  ]
  return Promise.all([
    createActor(testAdmin, 'A', first, String(seed)),
    createActor(testAdmin, 'B', second, String(seed)),
  ])
}
