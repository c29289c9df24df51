import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { fakeVoice } from '../../.storybook/fake-voice.ts'
import { labels as english } from '../labels/en.ts'
import { ReadAloud } from './read-aloud.tsx'
import { dutch } from './samples/dutch-labels.ts'

const notice = 'Uw telefoon leest dit hardop voor. Anderen kunnen meeluisteren. Zet het geluid eerst zacht.'

let speech: ReturnType<typeof fakeVoice>['speech'] | undefined

const meta = {
  title: 'Design system/Clinic/ReadAloud',
  component: ReadAloud,
  args: { label: 'Voorlezen: bericht van dr. A. Jansen', textId: 'tekst', lang: 'nl', labels: dutch },
  beforeEach: () => {
    const fake = fakeVoice()
    speech = fake.speech
    return fake.restore
  },
  render: (args) => (
    <div className="flex max-w-form flex-col gap-2 pl-4">
      <p id={args.textId}>
        Dank voor uw bericht. Neem de komende week een halve tablet. Het schema staat in de bijlage.
      </p>
      <ReadAloud {...args} />
    </div>
  ),
} satisfies Meta<typeof ReadAloud>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press =
  (name: string): Play =>
  async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name }))

export const Idle: Story = {}
export const English: Story = { args: { ...english.readAloud, label: 'Read aloud: message from dr. A. Jansen' } }
export const Asking: Story = { args: { notice }, play: press(dutch.start) }
export const Reading: Story = { play: press(dutch.start) }
/** The second sentence is read; it has two lines. */
export const SecondSentence: Story = {
  play: async (context) => {
    await press(dutch.start)(context)
    speech?.endSentence()
  },
}
export const Stopped: Story = {
  play: async (context) => {
    await press(dutch.start)(context)
    await press(dutch.stop)(context)
  },
}
export const Broken: Story = {
  play: async (context) => {
    await press(dutch.start)(context)
    speech?.fail()
    await within(context.canvasElement).findByText(dutch.broken)
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={ReadAloud} className="flex max-w-form flex-col gap-5 p-5 pl-6">
      <p id="brief">Dank voor uw bericht. Neem de komende week een halve tablet.</p>
      <ReadAloud label="Voorlezen: brief" textId="brief" lang="nl" labels={dutch} />
      <ReadAloud label="Voorlezen: brief, met uitleg" textId="brief" lang="nl" labels={dutch} notice={notice} />
      <ReadAloud label="Voorlezen: brief, begonnen" textId="brief" lang="nl" labels={dutch} />
    </StateMatrix>
  ),
  play: async ({ canvasElement }) => {
    const [, asking, reading] = within(canvasElement).getAllByRole('button', { name: dutch.start })
    if (asking) await userEvent.click(asking)
    if (reading) await userEvent.click(reading)
  },
}
