import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { identification } from '../../../api/contract/identification.ts'
import { status } from '../../../api/contract/status.ts'
import { routes } from '../../../navigation/route-table.ts'
import { isOfflineAtom } from '../../../platform/connection.ts'
import { mockPending, mockStatus, type StoryReply } from '../../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'
import { AskBsnScreen } from './ask-bsn-screen.tsx'

const meta = {
  title: 'Screens/Citizen number',
  component: AskBsnScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof AskBsnScreen>
export default meta
type Story = StoryObj<typeof meta>

const screen = (...replies: StoryReply[]) =>
  screenStory({ at: routes.askBsn.pattern, shows: textOf('bsn:title'), replies })
/** Types keys and waits for a text. */
const typed = (keys: string, shows: RegExp, ...replies: StoryReply[]): Story => ({
  ...screen(...replies),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), keys)
    await canvas.findAllByText(shows)
  },
})

export const Ready: Story = { ...screen(), parameters: inEveryMode }
export const Filled: Story = typed('999.990.019', textOf('bsn:ready'))
export const Invalid: Story = typed('999990018{Enter}', textOf('common:err_bsn'))
export const Saving: Story = typed('999990019{Enter}', textOf('bsn:busy'), mockPending(identification.setBSN))
export const Failed: Story = typed(
  '999990019{Enter}',
  textOf('common:responses.500'),
  mockStatus(identification.setBSN, 500),
)
export const Offline: Story = screenStory({
  at: routes.askBsn.pattern,
  token: 'abc',
  shows: textOf('common:connection.lost'),
  prepare: (store) => store.set(isOfflineAtom, true),
})
/** The clinic has another number on file. */
export const KnownOtherwise: Story = typed(
  '999990019{Enter}',
  textOf('bsn:other'),
  mockStatus(identification.setBSN, status.preconditionFailed),
)
