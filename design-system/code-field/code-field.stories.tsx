import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { CodeField } from './code-field.tsx'

const label = 'Code uit het sms-bericht'
const hint = 'Zes cijfers. De code werkt 10 minuten.'
const wrong = 'Deze code klopt niet. Kijk nog eens in het sms-bericht.'
const ignore = () => undefined

const meta = {
  title: 'Design system/Forms/CodeField',
  component: CodeField,
  args: { label, hint, value: '', onValueChange: ignore },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Partial: Story = { args: { value: '123' } }
export const Complete: Story = { args: { value: '123456' } }
export const Wrong: Story = { args: { value: '123456', error: wrong } }
export const Letters: Story = {
  args: { value: '12E456', error: 'Een code heeft alleen cijfers. Haal de letter E weg.' },
}
export const Expired: Story = {
  args: { value: '123456', error: 'Deze code is verlopen. Laat de code opnieuw sturen.' },
}

function Resend({ seconds }: { seconds: number }) {
  const waits = seconds > 0
  return (
    <div className="flex max-w-form flex-col items-start gap-3">
      <CodeField label={label} hint={hint} value="" onValueChange={ignore} />
      <Button aria-disabled={waits} aria-describedby={waits ? 'wachten' : undefined}>
        Code opnieuw sturen
      </Button>
      {waits && (
        <p id="wachten" className="text-small text-muted">
          Over {seconds} seconden kunt u de code opnieuw laten sturen.
        </p>
      )}
    </div>
  )
}
/** Requesting a new code is a button below the field, not part of it. */
export const ResendWaits: Story = { render: () => <Resend seconds={28} /> }
export const ResendReady: Story = { render: () => <Resend seconds={0} /> }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={CodeField} className="flex max-w-form flex-col gap-5 p-5">
      <CodeField label={label} hint={hint} value="" onValueChange={ignore} />
      <CodeField label={label} value="123" onValueChange={ignore} />
      <CodeField label={label} value="123456" onValueChange={ignore} />
      <CodeField label={label} hint={hint} error={wrong} value="888888" onValueChange={ignore} />
    </StateMatrix>
  ),
}
