import { accessibility } from './accessibility.ts'
import { aloud } from './aloud.ts'
import { brandColours } from './brand-colours.ts'
import { calm } from './calm.ts'
import type { Check } from './check.ts'
import { clinics } from './clinics.ts'
import { conformance } from './conformance.ts'
import { container } from './container.ts'
import { documents } from './documents.ts'
import { engines } from './engines.ts'
import { faults } from './faults.ts'
import { fuzz } from './fuzz.ts'
import { kill } from './kill.ts'
import { longJourneys } from './long-journeys.ts'
import { mutants } from './mutants.ts'
import { packageCheck } from './package.ts'
import { performanceCheck } from './performance.ts'
import { persistence } from './persistence.ts'
import { race } from './race.ts'
import { release } from './release.ts'
import { servers } from './servers.ts'
import { start } from './start.ts'
import { takeOutCheck } from './take-out.ts'
import { monkeyTest } from './monkey-test.ts'

export const checks: Readonly<Record<string, Check>> = {
  servers,
  container,
  release,
  package: packageCheck,
  engines,
  accessibility,
  aloud,
  calm,
  'brand-colours': brandColours,
  clinics,
  performance: performanceCheck,
  start,
  'take-out': takeOutCheck,
  faults,
  documents,
  mutants,
  conformance,
  fuzz,
  race,
  kill,
  persistence,
  'long-journeys': longJourneys,
  'monkey-test': monkeyTest,
}
