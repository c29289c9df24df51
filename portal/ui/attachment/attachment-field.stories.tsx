import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { drawnPhoto } from '../../stories/fixture/photo.ts'
import { createStoryBackend } from '../../stories/story-backend.ts'
import { startTexts, StoryPortal } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { AttachmentField } from './attachment-field.tsx'
import { SendingProgress } from './sending-progress.tsx'
import type { AttachmentState, Attachments } from './use-attachments.ts'

const backend = createStoryBackend()
const sized = (file: File, bytes: number) => Object.defineProperty(file, 'size', { value: bytes })
const file = (name: string, bytes: number) => sized(new File(['%PDF-1.7'], name), bytes)
const megabyte = 1024 * 1024

const attachmentsOf = (states: ReadonlyMap<File, AttachmentState> = new Map()): Attachments => ({
  files: [...states.keys()],
  stateOf: (one) => states.get(one) ?? 'ready',
  isReady: true,
  change: () => {},
  encode: () => Promise.resolve([]),
  clear: () => {},
})

const meta = {
  title: 'Screens/Attachment field',
  component: AttachmentField,
  tags: ['every-theme'],
  parameters: { layout: 'fullscreen' },
  beforeEach: startTexts,
  decorators: [
    (Story) => (
      <StoryPortal backend={backend}>
        <div className="mx-auto flex w-full max-w-form flex-col gap-7 p-5">
          <Story />
        </div>
      </StoryPortal>
    ),
  ],
  args: { attachments: attachmentsOf() },
} satisfies Meta<typeof AttachmentField>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: {
    attachments: attachmentsOf(
      new Map<File, AttachmentState>([
        [file('verwijsbrief.pdf', 240 * 1024), 'ready'],
        [sized(drawnPhoto('pols.jpg'), 840 * 1024), 'madeSmaller'],
        [file('voet.jpg', 5 * megabyte), 'preparing'],
        [file('MRI-uitslag.pdf', 19 * megabyte), 'notStored'],
      ]),
    ),
  },
  parameters: inEveryMode,
}

/** A refused HEIC photo, recognised by its bytes, with advice on how to send it as a JPEG. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file input.')
    await userEvent.upload(input, new File(['\0\0\0\u0018ftypheic'], 'IMG_2041.jpg', { type: 'image/jpeg' }))
    await canvas.findByText(textOf('attachment:refused.heic'))
  },
}

export const Sending: Story = {
  args: {
    attachments: attachmentsOf(new Map([[file('verwijsbrief.pdf', 240 * 1024), 'ready' as const]])),
    disabled: true,
  },
  render: (args) => (
    <>
      <AttachmentField {...args} />
      <SendingProgress sending={{ percent: 60, stop: () => {}, send: () => new Promise(() => {}) }} />
    </>
  ),
}
