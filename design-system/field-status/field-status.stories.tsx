import type { Meta, StoryObj } from '@storybook/react-vite'
import { asSheet } from '../../.storybook/modes.ts'
import { Sheet } from '../../.storybook/sheet.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FieldStatus } from './field-status.tsx'

const texts = { saving: 'Bezig met opslaan…', saved: 'Opgeslagen 14:03', failed: 'Niet opgeslagen', retry: 'Opnieuw proberen', retryField: 'Opnieuw proberen: Postcode' }

const meta = { title: 'Design system/Forms/FieldStatus', component: FieldStatus, args: { state: 'saved', texts, onRetry: () => {} } } satisfies Meta<typeof FieldStatus>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing new for the first 300 ms. */
export const Saving: Story = { args: { state: 'saving' } }
export const Saved: Story = {}
export const Failed: Story = { args: { state: 'failed' } }
export const Idle: Story = { args: { state: 'idle' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: { ...asSheet, layout: 'fullscreen' },
  render: (args) => (
    <Sheet of={FieldStatus} className="flex max-w-form flex-col gap-1 p-5">
      {(['idle', 'saving', 'saved', 'failed'] as const).map((state) => (
        <div key={state}>
          <TextField label="Postcode" defaultValue="8011 AB" />
          <FieldStatus {...args} state={state} />
        </div>
      ))}
    </Sheet>
  ),
}
