import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inEveryMode } from '../../.storybook/modes.ts'
import { december, dutch, slotsAt, slotsEveryQuarter } from './sample-calendar.ts'
import { SlotCalendar, type SlotCalendarProps } from './slot-calendar.tsx'

const meta = {
  title: 'Design system/SlotCalendar',
  component: SlotCalendar,
  parameters: { layout: 'fullscreen' },
  args: { days: december, from: '20261204', to: '20270226', today: '20261203', day: null, slot: null, onChoose: () => {}, texts: dutch },
  decorators: [(Story) => <div className="mx-auto max-w-column p-5"><Story /></div>],
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof SlotCalendar>
export default meta
type Story = StoryObj<typeof meta>

/** Keeps the choice, as a screen would. */
function Choosing({ onChoose, ...props }: SlotCalendarProps) {
  const [choice, setChoice] = useState({ day: props.day, slot: props.slot })
  return (
    <SlotCalendar
      {...props}
      {...choice}
      onChoose={(day, slot) => {
        setChoice({ day, slot })
        onChoose(day, slot)
      }}
    />
  )
}

const fullMonth = Array.from({ length: 28 }, (_, place) => slotsEveryQuarter(String(20270201 + place), 3))
const longTexts = {
  ...dutch,
  noTimesOn: () => 'Op deze dag is er geen enkele medewerker beschikbaar voor een videoconsult. Kies een andere dag, of neem contact op met de kliniek.',
  parts: { morning: 'In de loop van de ochtend', afternoon: 'In de loop van de middag, na de lunchpauze', evening: 'Avondspreekuur' },
}

export const NothingChosen: Story = {}
export const Loading: Story = { args: { days: {}, status: 'loading' } }
export const DayChosen: Story = { args: { day: '20261209' } }
export const TimeChosen: Story = { args: { day: '20261209', slot: '20261209-14:05' } }
export const TimeTakenByAnother: Story = { args: { day: '20261209', slot: '20261209-14:10' } }
export const OneTime: Story = { args: { day: '20261210' } }
export const TwelveTimes: Story = { args: { day: '20261214' } }
export const FortyTimes: Story = { args: { day: '20261215' } }
export const DayWithoutTimes: Story = { args: { day: '20261211' } }
export const Moving: Story = { args: { current: '20261216', day: '20261209' } }
export const MovingWithinTheDay: Story = { args: { current: '20261209', day: '20261209' } }
export const FullMonth: Story = { args: { days: Object.assign({}, ...fullMonth), from: '20270201', to: '20270228', today: '20270131' } }
export const LastMonth: Story = { args: { days: slotsAt('20270222', '09:00'), to: '20270225' } }
export const NoTimesAtAll: Story = { args: { days: {} } }
export const WindowOfThreeDays: Story = { args: { to: '20261206', days: {} } }
export const SixWeeks: Story = { args: { from: '20270801', to: '20270831', today: '20270731', days: slotsAt('20270830', '09:00') } }
export const ClockForward: Story = { args: { from: '20270301', to: '20270331', today: '20270228', days: slotsAt('20270328', '09:00', '15:00'), day: '20270328' } }
export const ClockBack: Story = { args: { from: '20261001', to: '20261031', today: '20260930', days: slotsAt('20261025', '09:00', '15:00'), day: '20261025' } }
export const LongTexts: Story = { args: { day: '20261209', texts: longTexts } }
export const LongMessage: Story = { args: { day: '20261211', texts: longTexts } }

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <div className="flex flex-col gap-11">
      <Choosing {...args} day="20261209" slot="20261209-14:05" current="20261217" />
      <Choosing {...args} day="20261211" />
      <Choosing {...args} days={{}} status="loading" />
    </div>
  ),
}
