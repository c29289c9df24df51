import type { OpenAdapter, PatientState } from '#tests/conformance/adapter.ts'
import { openTestAdmin, type ScenarioName } from '#tests/support/test-admin.ts'
import { signOutPath } from './sign-out-path.ts'

const scenarios: Readonly<Record<PatientState, ScenarioName>> = {
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

/** The adapter of this back end for the conformance checks: its test admin does what staff would. */
export default ((url) => {
  const testAdmin = openTestAdmin(url)
  const locations = new Map<string, number>()
  return {
    async createPatient(state, beside) {
      const neighbours = beside === undefined ? undefined : locations.get(beside)
      const { email, password, location } = await testAdmin.createPatient(
        scenarios[state],
        neighbours === undefined ? {} : { location: neighbours },
      )
      locations.set(email, location)
      return { email, password }
    },
    codeFor: (email, channel) => testAdmin.codeFor(email, channel === 'app' ? undefined : channel),
    endSessions: (email) => testAdmin.endSessions(email),
    ageCodes: (email) => testAdmin.ageCodes(email),
    replyAsStaff: (threadId, content) => testAdmin.reply({ threadId, content }),
    reviewLink: (email, kind) => testAdmin.reviewLink(email, kind),
    portalAddress: `${url}/dashboard`,
    signOutPath,
  }
}) satisfies OpenAdapter
