import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { documents } from '../../api/contract/document.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import { takeOutReplies } from '../../stories/fixture/take-out.ts'
import { mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { withoutPicker } from '../../stories/without-picker.ts'
import { TakeOutScreen } from './take-out-screen.tsx'

const meta = {
  title: 'Screens/Take out',
  component: TakeOutScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof TakeOutScreen>
export default meta
type Story = StoryObj<typeof meta>

const opened = (shows: RegExp, ...replies: StoryReply[]) =>
  screenStory({ at: routes.takeOut.pattern, shows, replies: [...takeOutReplies, ...replies] })

/** Pressed; until a text is there. */
function begun(shows: RegExp, ...replies: StoryReply[]): Story {
  const { beforeEach, ...story } = opened(textOf('take-out:start'), ...replies)
  return {
    ...story,
    beforeEach: [beforeEach, withoutPicker],
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: textOf('take-out:start') }))
      await canvas.findByText(shows, {}, { timeout: 15_000 })
      dropFocus()
    },
  }
}

export const Ready: Story = { ...opened(textOf('take-out:start')), parameters: inEveryMode }
export const Loading: Story = opened(textOf('common:loading'), mockPending(patient.getInfo))
export const Failed: Story = opened(textOf('common:responses.503'), mockStatus(patient.getInfo, 503))
export const Fetching: Story = begun(/Sumatriptan 50 mg/, mockPending(documents.getDocument))
export const Incomplete: Story = begun(textOf('take-out:missing.title'), mockStatus(documents.getDocument, 503))
export const Done: Story = begun(textOf('take-out:ready.title'))
/** Stopped by the patient. */
export const Stopped: Story = {
  ...begun(textOf('take-out:fetching.title'), mockPending(documents.getDocument)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('take-out:start') }))
    await userEvent.click(await canvas.findByRole('button', { name: textOf('take-out:fetching.stop') }))
    await canvas.findByText(textOf('take-out:stopped'))
    dropFocus()
  },
}
