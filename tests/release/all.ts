import { accessibility } from './accessibility.ts'
import { bench } from './bench.ts'
import { brandColours } from './brand-colours.ts'
import { calendar } from './calendar.ts'
import { calm } from './calm.ts'
import { clinics } from './clinics.ts'
import { conformance } from './conformance.ts'
import { documents } from './documents.ts'
import { engines } from './engines.ts'
import { faults } from './faults.ts'
import { firstPage } from './first-page.ts'
import { fuzz } from './fuzz.ts'
import { invoices } from './invoices.ts'
import { kill } from './kill.ts'
import { longJourneys } from './long-journeys.ts'
import { mutants } from './mutants.ts'
import { packageProof } from './package.ts'
import { persistence } from './persistence.ts'
import { presses } from './presses.ts'
import { race } from './race.ts'
import { release } from './release.ts'
import { servers } from './servers.ts'
import { thread } from './thread.ts'
import { typing } from './typing.ts'
import { uploads } from './uploads.ts'
import { walker } from './walker.ts'
import type { Proof } from './proof.ts'

/** Proofs that take longer than a change can wait for. Each is one entry; its last figures stand on the page. */
export const proofs: Readonly<Record<string, Proof>> = {
  mutants,
  race,
  kill,
  persistence,
  fuzz,
  bench,
  'first-page': firstPage,
  typing,
  presses,
  thread,
  invoices,
  calendar,
  uploads,
  engines,
  faults,
  walker,
  calm,
  'brand-colours': brandColours,
  documents,
  package: packageProof,
  release,
  'long-journeys': longJourneys,
  servers,
  conformance,
  accessibility,
  clinics,
}
