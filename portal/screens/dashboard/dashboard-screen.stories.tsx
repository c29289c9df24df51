import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { consultCategory } from '../../api/contract/consult.ts'
import { patient, type PatientInfo } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { answers, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { lockedConsult, pastOpen, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const meta = { title: 'Screens/Dashboard', component: DashboardScreen, tags: ['!autodocs', 'every-theme'], parameters: screenParameters } satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

const onDashboard = (shows: RegExp, getInfo: StoryReply) => screenStory({ at: destinations.dashboard.pattern, shows, replies: [getInfo, answers(patient.getEmployees, { employees })] })
const withInfo = (shows: RegExp, info: Partial<PatientInfo>) => onDashboard(shows, answers(patient.getInfo, patientInfo(info)))

export const Ready: Story = { ...withInfo(/dr\. A\.B\. Bos/, { consults: [plannedLater, planned] }), parameters: inEveryMode }
export const Loading: Story = onDashboard(/Bezig met laden/, neverAnswers(patient.getInfo))
export const Failed: Story = onDashboard(/Onbekende fout/, refuses(patient.getInfo, 500))
export const Empty: Story = withInfo(/U heeft geen afspraak/, {})
export const EmptyPlannedByClinic: Story = withInfo(/vanaf 14 december/, { nextConsult: { nextConsultCategory: consultCategory.botox, nextConsultMinDateTime: '2026-12-14T00:00:00+01:00' } })
export const PastOpen: Story = withInfo(/rondt deze afspraak nog af/, { consults: [pastOpen, planned] })
export const Locked: Story = withInfo(/samen met ons/, { consults: [lockedConsult] })
export const NotOnboarded: Story = withInfo(/aanmelding is nog niet klaar/, { user: { onBoardingComplete: false } })
