import type { OpenAdapter, PatientState } from '#tests/conformance/adapter.ts'
import { openDesk, type RecipeName } from '#tests/support/desk.ts'
import { signOutPath } from './sign-out-path.ts'

const recipes: Readonly<Record<PatientState, RecipeName>> = {
  new: 'new',
  'no-bsn': 'no-bsn',
  identified: 'identified',
  'general-started': 'general-started',
  'general-done': 'general-done',
  'medical-started': 'medical-started',
  onboarded: 'nothing-planned',
  planned: 'planned-video',
  'past-open': 'past-open',
  app: 'otp',
  'with-thread': 'unread',
  'with-document': 'documents',
  'with-invoices': 'rebate-reasons',
  reviewable: 'reviews',
}

/** This clinic for whoever judges it from outside: its desk does what staff would. */
export default ((url) => {
  const desk = openDesk(url)
  const locations = new Map<string, number>()
  return {
    async createPatient(state, beside) {
      const neighbours = beside === undefined ? undefined : locations.get(beside)
      const { email, password, location } = await desk.createPatient(
        recipes[state],
        neighbours === undefined ? {} : { location: neighbours },
      )
      locations.set(email, location)
      return { email, password }
    },
    codeFor: (email, channel) => desk.codeFor(email, channel === 'app' ? undefined : channel),
    endSessions: (email) => desk.endSessions(email),
    ageCodes: (email) => desk.ageCodes(email),
    replyAsStaff: (threadId, content) => desk.reply({ threadId, content }),
    reviewLink: (email, kind) => desk.reviewLink(email, kind),
    portalAddress: `${url}/dashboard`,
    signOutPath,
  }
}) satisfies OpenAdapter
