import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { sampleSteps } from './sample-steps.ts'
import { StepFooter } from './step-footer.tsx'
import { StepWizard } from './step-wizard.tsx'

const next = <StepFooter next="Volgende" width="full-on-phone" />
const pharmacy = (
  <div className="flex max-w-form flex-col gap-5">
    <TextField label="Naam van uw apotheek" name="name" />
    <TextField label="E-mailadres" name="email" type="email" />
  </div>
)

const meta = {
  title: 'Design system/Navigation/StepWizard',
  component: StepWizard,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleSteps(8, 3), title: 'Uw apotheek', children: pharmacy, footer: next, onSubmit: () => {} },
  decorators: [
    (Story) => (
      <div className="overflow-x-clip">
        <div className="mx-auto flex min-h-dvh max-w-column flex-col px-5 pt-7">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof StepWizard>
export default meta
type Story = StoryObj<typeof meta>

const paragraph = (text: string) => <p>{text}</p>
const failed = (
  <Notice tone="error" toneLabel="Fout" title="Nog niet opgeslagen" actions={<Button>Opnieuw proberen</Button>}>
    Er is geen verbinding. Wat u heeft ingevuld staat er nog.
  </Notice>
)

/** Back goes to the page that the task was started from. */
export const First: Story = {
  args: { ...sampleSteps(8, 0), title: 'Uw gegevens', children: <TextField label="Voornaam" name="first" /> },
  decorators: [
    (Story) => (
      <div className="flex grow flex-col gap-7">
        <div className="-mx-5 -mt-7">
          <PageHeader
            title="Vragenlijst"
            titleAs="p"
            back={{ label: 'Terug', href: '#overzicht' }}
            close={{ label: 'Sluiten', href: '#overzicht' }}
          />
        </div>
        <Story />
      </div>
    ),
  ],
}
export const Middle: Story = {}
export const Last: Story = {
  args: {
    ...sampleSteps(8, 7),
    title: 'Klopt alles?',
    children: paragraph('Kijk uw antwoorden nog eens na.'),
    footer: <StepFooter next="Versturen" width="full-on-phone" />,
  },
}
export const Finished: Story = {
  args: {
    ...sampleSteps(8, 8),
    labels: { ...sampleSteps(8, 8).labels, progress: 'Alle 8 stappen zijn klaar' },
    title: 'U bent klaar',
    children: paragraph('De kliniek leest uw antwoorden.'),
    footer: <StepFooter next="Naar uw overzicht" width="full-on-phone" />,
  },
}
/** The first step has no question. */
export const StartPage: Story = {
  args: {
    ...sampleSteps(11, 0),
    title: 'Vragen over uw hoofdpijn',
    children: paragraph('Het duurt ongeveer tien minuten. U kunt altijd stoppen en later verdergaan.'),
    footer: <StepFooter next="Beginnen" width="full-on-phone" />,
  },
}
/** The last step has no question. */
export const EndPage: Story = {
  args: {
    ...sampleSteps(11, 10),
    title: 'Dank u wel',
    children: paragraph('Uw antwoorden zijn bewaard. Verstuur ze als u klaar bent.'),
    footer: <StepFooter next="Versturen" width="full-on-phone" />,
  },
}
/** The same step 4 as Middle, with another screen. */
export const TwoScreensOneNumber: Story = {
  args: { title: 'Uw medicijnen in de app', children: paragraph('Uw apotheek stuurt uw medicijnen op.') },
}
export const WithChoice: Story = {
  args: {
    ...sampleSteps(3, 1),
    title: 'Kies een dag en tijd',
    children: paragraph('U ziet alleen dagen waarop iemand tijd voor u heeft.'),
    footer: (
      <StepFooter next="Volgende" choiceLabel="Uw keuze">
        wo 9 december, 14:05
      </StepFooter>
    ),
  },
}
/** The button stays focusable and says why. */
export const NextBlocked: Story = {
  args: { footer: <StepFooter next="Volgende" blockedReason="Vul eerst de naam van uw apotheek in." /> },
}
export const NextDisabled: Story = {
  args: { footer: <StepFooter next="Volgende" disabled blockedReason="Maak eerst een keuze." /> },
}
export const NextBusy: Story = {
  args: { footer: <StepFooter next="Versturen" width="full-on-phone" busyLabel="Bezig…" /> },
}
export const SaveFailed: Story = {
  args: {
    children: (
      <div className="flex flex-col gap-5">
        {failed}
        {pharmacy}
      </div>
    ),
  },
}
export const StepWithError: Story = {
  args: {
    ...sampleSteps(8, 3, [1, 3]),
    children: (
      <RadioGroup
        legend="Haalt u daar uw medicijnen?"
        name="pharmacy"
        value={null}
        onValueChange={() => {}}
        error="Kies ja of nee."
        options={[
          { value: 'yes', label: 'Ja' },
          { value: 'no', label: 'Nee' },
        ]}
      />
    ),
  },
}
export const FourSteps: Story = { args: { ...sampleSteps(4, 1), title: 'Vul de code in' } }
export const SixSteps: Story = { args: { ...sampleSteps(6, 1), title: 'Uw adres' } }
export const SevenSteps: Story = { args: { ...sampleSteps(7, 3), title: 'Uw aanvallen' } }
export const ElevenSteps: Story = { args: { ...sampleSteps(11, 6), title: 'Uw medicijnen' } }
export const WithoutForm: Story = { render: (args) => <StepWizard {...args} onSubmit={undefined} /> }
/** For a bar without a back button. */
export const WithPrevious: Story = {
  args: {
    ...sampleSteps(6, 1),
    title: 'Uw adres',
    footer: <StepFooter next="Volgende" previous={{ label: 'Vorige', onPress: () => {} }} />,
  },
}
export const WithPreviousBlocked: Story = {
  args: {
    ...sampleSteps(6, 1),
    title: 'Uw adres',
    footer: (
      <StepFooter
        next="Volgende"
        disabled
        previous={{ label: 'Vorige', onPress: () => {} }}
        blockedReason="Vul uw adres in."
      />
    ),
  },
}
export const LongTitle: Story = {
  args: { title: 'Bloeddrukverlagende geneesmiddelenvoorgeschiedenis van de afgelopen twaalf maanden' },
}
export const LongReason: Story = {
  args: {
    footer: (
      <StepFooter
        next="Volgende"
        blockedReason="Vul eerst de naam en het e-mailadres in van de apotheek waar u uw medicijnen haalt."
      />
    ),
  },
}
export const LongContent: Story = {
  args: { children: Array.from({ length: 24 }, (_, row) => <p key={row}>Regel {row + 1} van een lange stap.</p>) },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  args: {
    ...sampleSteps(8, 3, [1]),
    children: (
      <div className="flex flex-col gap-5">
        {failed}
        {pharmacy}
      </div>
    ),
    footer: (
      <div className="flex flex-col gap-3">
        <StepFooter next="Volgende" choiceLabel="Uw keuze">
          wo 9 december, 14:05
        </StepFooter>
        <StepFooter next="Volgende" blockedReason="Vul eerst de naam van uw apotheek in." />
        <StepFooter next="Volgende" disabled blockedReason="Maak eerst een keuze." />
        <StepFooter next="Versturen" width="full-on-phone" busyLabel="Bezig…" />
      </div>
    ),
  },
}
