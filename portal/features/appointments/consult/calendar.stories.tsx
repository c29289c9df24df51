import type { Meta, StoryObj } from '@storybook/react-vite'
import { spyOn, within } from 'storybook/test'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { patient } from '../../../api/contract/patient.ts'
import { planned } from '../../../stories/fixture/consult.ts'
import { employees } from '../../../stories/fixture/patient.ts'
import { mockResponse, createStoryBackend } from '../../../stories/story-backend.ts'
import { startTexts, StoryPortal } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { RemoveFromCalendar } from './remove-from-calendar.tsx'

const backend = createStoryBackend(mockResponse(patient.getEmployees, { employees }))

const meta = {
  title: 'Screens/Own calendar',
  component: CalendarDialog,
  tags: ['every-theme'],
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await startTexts()
    // Prevents the download.
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    return () => press.mockRestore()
  },
  decorators: [
    (Story) => (
      <StoryPortal backend={backend}>
        <div className="mx-auto flex w-full max-w-form flex-col gap-3 p-5">
          <Story />
        </div>
      </StoryPortal>
    ),
  ],
  args: { consult: planned, onClose: () => {} },
} satisfies Meta<typeof CalendarDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: inEveryMode }

/** The patient chose to name the consult in the entry. */
export const Added: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox'))
    await page.findByText(/dr\. A\.B\. Bos/)
    await userEvent.click(await page.findByRole('button', { name: textOf('appointment:agenda.add') }))
    await page.findByText(textOf('appointment:agenda.added'))
  },
}

/** The consult was cancelled. */
export const Removed: Story = {
  render: ({ consult }) => (
    <div className="flex flex-wrap gap-3">
      <RemoveFromCalendar consult={consult} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await canvas.findByText(textOf('appointment:agenda.removed'))
  },
}
