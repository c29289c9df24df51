import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { phoneIcon } from '../icon/icons.ts'
import { Link } from '../link/link.tsx'
import { Notice } from '../notice/notice.tsx'
import type { DayKey } from './calendar-day.ts'
import { dates, december, dutch, nothingChosen, slotsAt, slotsEveryQuarter } from './sample-calendar.ts'
import { SlotCalendar } from './slot-calendar.tsx'

const meta = {
  title: 'Design system/Clinic/SlotCalendar',
  component: SlotCalendar,
  parameters: { layout: 'fullscreen' },
  args: {
    days: december,
    dates,
    value: nothingChosen,
    onValueChange: () => {},
    onQuickSelect: () => {},
    onRetry: () => {},
    labels: dutch,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-column p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlotCalendar>
export default meta
type Story = StoryObj<typeof meta>

const chosen = (day: DayKey, slot: string | null = null) => ({ value: { day, slot } })
const between = (from: DayKey, to: DayKey, today: DayKey) => ({ dates: { from, to, today } })
const fullMonth = Array.from({ length: 28 }, (_, place) => slotsEveryQuarter(`${20270201 + place}`, 3))
const longLabels = {
  ...dutch,
  noTimesOn: () =>
    'Op deze dag is er geen enkele medewerker beschikbaar voor een videoconsult. Kies een andere dag, of neem contact op met de kliniek.',
  firstDay: (day: DayKey) => `${dutch.day(day, 1)} in de kliniek`,
  parts: {
    morning: 'In de loop van de ochtend',
    afternoon: 'In de loop van de middag, na de lunchpauze',
    evening: 'Avondspreekuur',
  },
}

const nothing = (
  <EmptyState
    icon={phoneIcon}
    title="Geen vrije tijden"
    action={
      <Link href="#vraag" className="inline-flex min-h-11 items-center">
        Stel een vraag
      </Link>
    }
  >
    Er zijn nu geen vrije tijden. Bel 010 000 00 00. Wij zoeken dan samen een tijd.
  </EmptyState>
)
const offline = {
  ...dutch,
  failed: 'Er is geen verbinding. Uw keuze blijft staan. Probeer het opnieuw als u weer internet heeft.',
}
const openList: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: dutch.asList }))
}

export const NothingChosen: Story = {}
export const Loading: Story = { args: { days: {}, status: 'loading' } }
export const LoadFailed: Story = { args: { days: {}, status: 'error' } }
export const Offline: Story = { args: { days: {}, status: 'error', labels: offline } }
/** Earlier days stay usable. */
export const RefreshFailed: Story = {
  args: { ...chosen('20261209', '20261209-14:05'), status: 'error', labels: offline },
}
export const DayChosen: Story = { args: chosen('20261209') }
export const TimeChosen: Story = { args: chosen('20261209', '20261209-14:05') }
/** After a refetch without the chosen time; the day stays chosen. */
export const TimeTakenByAnother: Story = {
  args: chosen('20261209', '20261209-14:10'),
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Notice tone="error" toneLabel="Fout">
        Deze tijd is net door iemand anders gekozen. Kies een andere tijd.
      </Notice>
      <SlotCalendar {...args} />
    </div>
  ),
}
export const OneTime: Story = { args: chosen('20261210') }
export const TwelveTimes: Story = { args: chosen('20261214') }
export const FortyTimes: Story = { args: chosen('20261215') }
export const DayWithoutTimes: Story = { args: chosen('20261211') }
export const Moving: Story = { args: { ...chosen('20261209'), dates: { ...dates, current: '20261216' } } }
export const MovingWithinTheDay: Story = { args: { ...chosen('20261209'), dates: { ...dates, current: '20261209' } } }
export const FullMonth: Story = {
  args: { days: Object.assign({}, ...fullMonth), ...between('20270201', '20270228', '20270131') },
}
export const FewTimes: Story = { args: { days: slotsAt('20261222', '08:30') } }
/** Today is underlined, and the window starts tomorrow. */
export const FirstMonth: Story = { args: { days: slotsAt('20261204', '09:00') } }
export const LastMonth: Story = {
  args: { days: slotsAt('20270222', '09:00'), ...between('20261204', '20270225', '20261203') },
}
export const EmptyMonth: Story = { args: { days: {} } }
export const NoTimesAtAll: Story = { args: { days: {}, labels: { ...dutch, nothing } } }
export const WindowOfThreeDays: Story = { args: { ...between('20261204', '20261206', '20261203'), days: {} } }
export const SixWeeks: Story = {
  args: { ...between('20270801', '20270831', '20270731'), days: slotsAt('20270830', '09:00') },
}
export const ClockForward: Story = {
  args: {
    ...between('20270301', '20270331', '20270228'),
    days: slotsAt('20270328', '09:00', '15:00'),
    ...chosen('20270328'),
  },
}
export const ClockBack: Story = {
  args: {
    ...between('20261001', '20261031', '20260930'),
    days: slotsAt('20261025', '09:00', '15:00'),
    ...chosen('20261025'),
  },
}
export const LongTexts: Story = { args: { ...chosen('20261209'), labels: longLabels } }
export const LongMessage: Story = { args: { ...chosen('20261211'), labels: longLabels } }
export const List: Story = { play: openList }
export const ListWithDayChosen: Story = {
  args: { ...chosen('20261209', '20261209-14:05'), dates: { ...dates, current: '20261217' } },
  play: openList,
}
/** Ten days at a time. */
export const LongList: Story = {
  args: { days: Object.assign({}, ...fullMonth), ...between('20270201', '20270228', '20270131') },
  play: openList,
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <StateMatrix of={SlotCalendar} className="flex flex-col gap-11">
      <SlotCalendar {...args} {...chosen('20261209', '20261209-14:05')} dates={{ ...dates, current: '20261217' }} />
      <SlotCalendar {...args} {...chosen('20261211')} />
      <SlotCalendar {...args} days={{}} status="loading" />
      <SlotCalendar {...args} days={{}} status="error" />
      <SlotCalendar {...args} days={{}} labels={{ ...dutch, nothing }} />
    </StateMatrix>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button', { name: dutch.asList })
    if (second) await userEvent.click(second)
  },
}
