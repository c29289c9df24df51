import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { attachmentIcon, mailIcon } from '../icon/icons.ts'
import { Loading } from '../loading/loading.tsx'
import { Notice } from '../notice/notice.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { ChatThread } from './chat-thread.tsx'
import { conversation, file, own, reply, labels, theirs } from './sample-thread.ts'

const meta = {
  title: 'Design system/Clinic/ChatThread',
  component: ChatThread,
  args: { label: 'Berichten', messages: conversation, labels },
} satisfies Meta<typeof ChatThread>
export default meta
type Story = StoryObj<typeof meta>

const delay = (
  <Notice tone="warning" toneLabel="Let op">
    Wij antwoorden binnen 2 werkdagen. Is het dringend? Bel uw huisarts. Bij spoed: 112.
  </Notice>
)
const minutes = (count: number) => Array.from({ length: count }, (_, minute) => `09:${String(minute + 10)}`)

export const Conversation: Story = {}
export const OneMessage: Story = { args: { messages: [own] } }
export const SameSender: Story = {
  args: {
    messages: minutes(3).map((time) => ({
      ...theirs,
      id: time,
      time,
      label: `Bericht van dr. A. Jansen, 15 maart 2027, ${time}`,
    })),
  },
}
export const ReplySending: Story = {
  args: { messages: [...conversation.slice(0, -1), { ...reply, state: 'sending' }] },
}
export const ReplySent: Story = { args: { messages: [...conversation.slice(0, -1), { ...reply, state: 'sent' }] } }
export const ReplyFailed: Story = {
  args: { messages: [...conversation.slice(0, -1), { ...reply, state: 'failed', attachments: [file] }] },
}

/** An EmptyState in place of the thread. */
export const Empty: Story = {
  args: { messages: [] },
  render: (args) => (
    <>
      <EmptyState icon={mailIcon} title="Er staan nog geen berichten in dit gesprek." />
      <ChatThread {...args} />
    </>
  ),
}
export const WaitingForMessages: Story = { render: () => <Loading label="Bezig met laden…" /> }
export const NotLoaded: Story = {
  render: () => (
    <Notice
      tone="error"
      toneLabel="Fout"
      title="De berichten zijn niet geladen"
      actions={<Button>Opnieuw proberen</Button>}
    >
      Controleer uw verbinding en probeer het opnieuw.
    </Notice>
  ),
}

/** A whole message screen: a notice above and a form below. */
export const WithReplyForm: Story = {
  render: (args) => (
    <div className="flex max-w-column flex-col gap-6">
      <h2>Vraag over medicijn</h2>
      {delay}
      <ChatThread {...args} />
      <form className="flex flex-col gap-4">
        <TextArea label="Uw antwoord" rows={2} limit={{ characters: 3000, text: (left) => `Nog ${left} tekens` }} />
        <div className="flex flex-wrap gap-3">
          <Button icon={attachmentIcon}>Bestand kiezen</Button>
          <Button variant="primary" type="submit">
            Versturen
          </Button>
        </div>
      </form>
    </div>
  ),
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <StateMatrix of={ChatThread} className="flex max-w-column flex-col gap-7 p-5">
      {delay}
      <ChatThread
        {...args}
        messages={[
          ...conversation,
          { ...reply, id: '5', state: 'failed', text: 'Mag ik er paracetamol bij nemen?', time: '10:32' },
        ]}
      />
    </StateMatrix>
  ),
}
