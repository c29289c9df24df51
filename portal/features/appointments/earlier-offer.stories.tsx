import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { slots } from '../../stories/fixture/slot.ts'
import { PlannedConsults } from '../../stories/planned-consults.tsx'
import { answers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'

const meta = { title: 'Screens/Earlier time', component: PlannedConsults, tags: ['every-theme'], parameters: screenParameters } satisfies Meta<typeof PlannedConsults>
export default meta
type Story = StoryObj<typeof meta>

/** After the first press, and what else is pressed. */
const asked = (shows: RegExp, slotsReply: StoryReply, pressed?: RegExp): Story => ({
  ...screenStory({
    at: destinations.appointments.pattern, shows: /dr\. A\.B\. Bos/,
    replies: [answers(patient.getInfo, patientInfo({ consults: [planned] })), answers(patient.getEmployees, { employees }), refuses(consults.moveConsult, 491), slotsReply],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Kan het eerder/ }))
    if (pressed) await userEvent.click(await canvas.findByRole('button', { name: pressed }))
    await canvas.findAllByText(shows)
    dropFocus()
  },
})

export const Ready: Story = { ...asked(/Het kan eerder/, answers(consults.getSlots, { slots })), parameters: inEveryMode }
export const NoneEarlier: Story = asked(/geen eerdere tijd vrij/, answers(consults.getSlots, { slots: {} }))
export const Refused: Story = asked(/Deze afspraak is niet mogelijk/, answers(consults.getSlots, { slots }), /^Verzet naar 3\sdec/)
