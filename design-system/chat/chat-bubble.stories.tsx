import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import type { ChatMessage } from './chat-message.ts'
import { file, files, own, reply, labels, theirs } from './sample-thread.ts'

const meta = {
  title: 'Design system/Clinic/ChatBubble',
  component: ChatBubble,
  args: { message: theirs, labels },
  render: (args) => (
    <ol aria-label="Berichten" className="flex flex-col">
      <ChatBubble {...args} />
    </ol>
  ),
} satisfies Meta<typeof ChatBubble>
export default meta
type Story = StoryObj<typeof meta>

const says = (text: string): Story => ({ args: { message: { ...theirs, text } } })
const sentence = 'Ik heb met de neuroloog overlegd en dit is wat wij u aanraden. '
const markup = '<img src=x onerror="alert(1)"> <b>Let op</b> &amp; I <3 jullie'
const links =
  'Lees https://kliniek.nl/uitleg/afbouwen. Vragen? Bel 010 000 00 00 of mail balie@kliniek.nl. Vertrouw https://kliniek.nl@evil.nl niet.'
const lines = 'Zo bouwt u af:\n\n1. maandag: een halve tablet\n2. woensdag: een kwart\n\n   Daarna niets meer.'
const rightToLeft = 'תודה רבה, אעשה זאת. https://kliniek.nl/a\nDank u wel.'

export const Own: Story = { args: { message: own } }
export const Staff: Story = {}
export const UnknownSender: Story = {
  args: { message: { ...theirs, sender: '(onbekend)', label: 'Bericht van (onbekend), 15 maart 2027, 09:12' } },
}
export const FirstOfDay: Story = { args: { day: theirs.day } }
export const GoesOn: Story = { args: { goesOn: true } }
export const Unread: Story = { args: { message: { ...theirs, unread: true } } }
export const OneEmoji: Story = says('🙏')
export const Links: Story = says(links)
export const LineBreaks: Story = says(lines)
export const LongText: Story = says(sentence.repeat(48).trim())
export const UnbreakableWord: Story = says('Hoofdpijn'.repeat(30))
export const RightToLeft: Story = { args: { message: { ...theirs, sender: 'ליאת בן־ארצי', text: rightToLeft } } }
export const LooksLikeMarkup: Story = says(markup)
export const OneAttachment: Story = { args: { message: { ...theirs, attachments: [file] } } }
export const FiveAttachments: Story = { args: { message: { ...theirs, attachments: files } } }
export const OnlyAttachment: Story = { args: { message: { ...own, text: '', attachments: [file] } } }
export const Sending: Story = { args: { message: { ...reply, state: 'sending' } } }
export const Sent: Story = { args: { message: { ...reply, state: 'sent' } } }
export const Failed: Story = { args: { message: { ...reply, state: 'failed', attachments: [file] } } }

const sheet: [message: ChatMessage, day?: string | undefined, goesOn?: boolean][] = [
  [own, own.day],
  [{ ...own, text: '🙏', time: '14:07' }, undefined, true],
  [{ ...theirs, unread: true, text: links }, theirs.day],
  [{ ...theirs, text: lines, attachments: files, time: '09:14' }, undefined, true],
  [{ ...theirs, sender: '(onbekend)', text: markup }],
  [{ ...theirs, sender: 'ליאת בן־ארצי', text: rightToLeft }],
  [{ ...theirs, text: 'Hoofdpijn'.repeat(12) }],
  [{ ...reply, state: 'sending' }],
  [{ ...reply, state: 'sent' }],
  [{ ...reply, state: 'failed', attachments: [file] }],
]

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={ChatBubble}>
      <ol aria-label="Berichten" className="flex max-w-column flex-col gap-5 p-5">
        {sheet.map(([message, day, goesOn], index) => (
          <ChatBubble
            key={`${message.id}-${message.text}-${message.state}`}
            message={{ ...message, id: String(index) }}
            day={day}
            goesOn={goesOn ?? false}
            labels={labels}
          />
        ))}
      </ol>
    </StateMatrix>
  ),
}
