import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'

const one: SummaryError[] = [{ controlId: 'email', message: 'Vul uw e-mailadres in.' }]
const five: SummaryError[] = [
  { controlId: 'initials', message: 'Vul uw voorletters in.' },
  { controlId: 'last-name', message: 'Vul uw achternaam in.' },
  { controlId: 'postal', message: 'Vul een postcode in, zoals 1234 AB.' },
  { controlId: 'referral', message: 'Kies of uw huisarts u heeft verwezen.' },
  { controlId: 'days', message: 'Samen moeten de dagen 28 zijn. U heeft nu 26 dagen ingevuld.' },
]

const meta = {
  title: 'Design system/Feedback/ErrorSummary',
  component: ErrorSummary,
  // In an iframe, as it takes the page's focus.
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { title: 'Er is 1 ding dat nog moet', errors: one },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const OneError: Story = {}
export const FiveErrors: Story = { args: { title: 'Er zijn 5 dingen die nog moeten', errors: five } }
export const LongWord: Story = {
  args: {
    errors: [{ controlId: 'terms', message: 'Lees eerst de hoofdpijnbehandelovereenkomstvoorwaarden van de kliniek.' }],
  },
}

const referral = {
  name: 'referral',
  value: null,
  onValueChange: () => undefined,
  options: [
    { value: '1', label: 'Ja' },
    { value: '0', label: 'Nee' },
  ],
}

function Step() {
  const [tries, setTries] = useState(0)
  const error = (message: string) => (tries > 0 ? message : undefined)
  return (
    <form
      noValidate
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTries(tries + 1)
      }}
    >
      {tries > 0 && (
        <ErrorSummary
          key={tries}
          title="Er zijn 2 dingen die nog moeten"
          errors={[
            { controlId: 'email', message: 'Vul uw e-mailadres in.' },
            { controlId: 'referral', message: 'Kies ja of nee.' },
          ]}
        />
      )}
      <TextField id="email" label="E-mailadres" error={error('Vul uw e-mailadres in.')} />
      <RadioGroup id="referral" legend="Bent u verwezen?" {...referral} error={error('Kies ja of nee.')} />
      <Button type="submit" variant="primary">
        Volgende
      </Button>
    </form>
  )
}
/** Appears after a failed attempt, and again after the next. */
export const Live: Story = { render: () => <Step /> }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={ErrorSummary} className="flex max-w-form flex-col gap-7 p-5">
      <ErrorSummary title="Er is 1 ding dat nog moet" errors={one} />
      <ErrorSummary title="Er zijn 5 dingen die nog moeten" errors={five} />
    </StateMatrix>
  ),
}
