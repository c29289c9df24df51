import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import {
  atRest,
  inEveryMode,
  inEveryModeAndPrinted,
  inEveryRestMode,
  withoutScreenshot,
} from '../../../.storybook/modes.ts'
import { fakeVoice } from '../../../.storybook/fake-voice.ts'
import { consultCategory } from '../../api/contract/consult.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { actionState, patient, type PatientInfo } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { isOfflineAtom } from '../../platform/connection.ts'
import { showToastAtom } from '../../session/toast-state.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { lockedConsult, pastOpen, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { manyPrescriptions } from '../../stories/fixture/document.ts'
import { overdueInvoice } from '../../stories/fixture/invoice.ts'
import { onboardingDone, onboardingInfo } from '../../stories/fixture/onboarding.ts'
import { allThreads } from '../../stories/fixture/thread.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { answeredUpTo, generalSheet } from '../../stories/fixture/questionnaire.ts'
import { screenParameters, screenStory, type ScreenStage } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

const onDashboard = (shows: RegExp, getInfo: StoryReply) =>
  screenStory({
    at: routes.dashboard.pattern,
    shows,
    replies: [getInfo, mockResponse(patient.getEmployees, { employees })],
  })
const withInfo = (shows: RegExp, info: Partial<PatientInfo>) =>
  onDashboard(shows, mockResponse(patient.getInfo, patientInfo(info)))

export const Ready: Story = {
  ...withInfo(/dr\. A\.B\. Bos/, { consults: [plannedLater, planned], internal_message_threads: allThreads }),
  parameters: inEveryModeAndPrinted,
}

/** Every link has a count or badge. */
const fullStage = {
  at: routes.dashboard.pattern,
  shows: textOf('dashboard:direct.overdue_other'),
  replies: [
    mockResponse(
      patient.getInfo,
      patientInfo({
        consults: [{ ...plannedLater, id: 9 }, plannedLater, planned],
        internal_message_threads: allThreads,
      }),
    ),
    mockResponse(patient.getEmployees, { employees }),
    mockResponse(invoices.listInvoices, {
      invoices: [overdueInvoice, { ...overdueInvoice, id: 99, invoice_id: '2026-0987' }],
    }),
  ],
} satisfies ScreenStage
const everyBadge = screenStory(fullStage)
export const Full: Story = everyBadge
export const MenuOpen: Story = {
  ...everyBadge,
  tags: ['over-a-screen'],
  play: async ({ canvas, userEvent }) => {
    await everyBadge.play({ canvas })
    await userEvent.click(await canvas.findByRole('button', { name: textOf('common:menu.label') }))
    await canvas.findByRole('link', { name: textOf('common:menu.dashboard') })
    dropFocus()
  },
}
/** On a device with a Dutch voice. */
export const ViewOpen: Story = {
  ...everyBadge,
  beforeEach: async () => {
    const { restore } = fakeVoice()
    const leave = await everyBadge.beforeEach()
    return () => {
      leave()
      restore()
    }
  },
  tags: ['over-a-screen'],
  parameters: withoutScreenshot,
  play: async ({ canvas, userEvent }) => {
    await everyBadge.play({ canvas })
    await userEvent.click(await canvas.findByRole('button', { name: textOf('common:view.title') }))
    await within(document.body).findByRole('radiogroup', { name: textOf('documents:aloud.volume') })
    dropFocus()
  },
}
/** A toast over the bar; two others wait. */
export const ToastsOver: Story = {
  ...screenStory({
    ...fullStage,
    prepare: (store) => {
      for (const [tone, text] of [
        ['info', 'U bent weer online.'],
        ['success', 'Uw afspraak is verzet.'],
        ['warning', 'Uw sessie eindigt over 5 minuten.'],
      ] as const)
        store.set(showToastAtom, { tone, text })
    },
  }),
  tags: ['over-a-screen'],
  parameters: withoutScreenshot,
}
export const Offline: Story = screenStory({
  ...fullStage,
  token: 'abc',
  prepare: (store) => store.set(isOfflineAtom, true),
})
export const Loading: Story = onDashboard(textOf('common:loading'), mockPending(patient.getInfo))
export const Failed: Story = onDashboard(textOf('common:responses.500'), mockStatus(patient.getInfo, 500))
/** The patient books the next appointment. */
export const Empty: Story = withInfo(textOf('appointment:block.noneTitle'), {})
export const EmptyPlannedByClinic: Story = withInfo(/14 december/, {
  nextConsult: { nextConsultCategory: consultCategory.botox, nextConsultMinDateTime: '2026-12-14T00:00:00+01:00' },
})
export const PastOpen: Story = withInfo(textOf('appointment:block.pastOpenTitle'), { consults: [pastOpen, planned] })
export const Locked: Story = withInfo(textOf('appointment:block.lockedTitle'), { consults: [lockedConsult] })

const { none, started, approved, declined, finished, acceptNoBsn } = actionState
const atStage = (shows: RegExp, info: PatientInfo) => onDashboard(shows, mockResponse(patient.getInfo, info))

export const NewPatient: Story = {
  ...atStage(textOf('dashboard:allToDo'), onboardingInfo(none)),
  parameters: inEveryMode,
}
export const IdentificationUndecided: Story = atStage(textOf('dashboard:say.undecided'), onboardingInfo(started))
export const IdentificationDeclined: Story = {
  ...atStage(textOf('dashboard:say.declined'), onboardingInfo(declined)),
  parameters: inEveryMode,
}
export const MissingBsn: Story = atStage(textOf('dashboard:say.missingBsn'), onboardingInfo(acceptNoBsn))
export const GeneralNext: Story = atStage(textOf('dashboard:someToDo'), onboardingInfo(approved))
export const GeneralStarted: Story = {
  ...screenStory({
    at: routes.dashboard.pattern,
    shows: textOf('common:steps.progress', { step: 4, total: 8 }),
    replies: [mockResponse(patient.getInfo, onboardingInfo(approved, started)), generalSheet(answeredUpTo.medapp)],
  }),
  parameters: inEveryMode,
}
export const MedicalNext: Story = atStage(textOf('dashboard:someToDo'), onboardingInfo(approved, finished))
export const AllDone: Story = atStage(textOf('dashboard:complete.title'), onboardingDone([{ type: 'IN_MIGR' }]))
export const AllDoneNotReferred: Story = atStage(textOf('dashboard:noReferral.title'), onboardingDone([]))

const atRestWith = (shows: RegExp, info: Partial<PatientInfo>) =>
  screenStory({
    at: routes.dashboard.pattern,
    shows,
    isAtRest: true,
    replies: [mockResponse(patient.getInfo, patientInfo(info)), mockResponse(patient.getEmployees, { employees })],
  })
const resting = atRestWith(/dr\. A\.B\. Bos/, {
  consults: [plannedLater, planned],
  internal_message_threads: allThreads,
  documents: manyPrescriptions,
})
export const AtRest: Story = { ...resting, parameters: inEveryRestMode }
export const AtRestWhole: Story = {
  ...resting,
  parameters: atRest,
  play: async ({ canvas, userEvent }) => {
    await resting.play({ canvas })
    await userEvent.click(await canvas.findByRole('button', { name: textOf('dashboard:rest.all') }))
    await canvas.findByRole('link', { name: textOf('common:menu.finance') })
    dropFocus()
  },
}
/** No appointment, no message, no medicine. */
export const AtRestNothing: Story = { ...atRestWith(textOf('appointment:block.noneTitle'), {}), parameters: atRest }
export const AtRestLocked: Story = {
  ...atRestWith(/dr\. A\.B\. Bos/, { consults: [lockedConsult] }),
  parameters: atRest,
}
export const AtRestLoading: Story = {
  ...screenStory({
    at: routes.dashboard.pattern,
    shows: textOf('common:loading'),
    isAtRest: true,
    replies: [mockPending(patient.getInfo)],
  }),
  parameters: atRest,
}
