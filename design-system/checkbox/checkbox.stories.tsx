import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Link } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

const ignore = () => undefined
const short = 'Het document voldoet aan de bovenstaande eisen.'
const terms = (
  <>
    Ik heb de <Link href="#voorwaarden">algemene voorwaarden</Link>, het <Link href="#privacy">privacybeleid</Link> en
    de <Link href="#betalen">betalingsvoorwaarden</Link> gelezen. Ik ga ermee akkoord dat de kliniek mijn gegevens
    gebruikt om mij te behandelen, en dat ik een rekening krijg voor wat mijn verzekering niet vergoedt.
  </>
)

const meta = {
  title: 'Design system/Choice/Checkbox',
  component: Checkbox,
  args: { label: short, checked: false, onCheckedChange: ignore },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Checked: Story = { args: { checked: true } }
export const Hint: Story = { args: { hint: 'U kunt dit later veranderen.' } }
export const RequiredError: Story = { args: { required: true, error: 'Zet een vinkje om verder te gaan.' } }
export const LegalText: Story = { args: { label: terms, required: true } }
export const LegalTextChecked: Story = { args: { label: terms, required: true, checked: true } }
export const LegalTextError: Story = {
  args: { label: terms, required: true, error: 'Ga akkoord met de voorwaarden om verder te gaan.' },
}
export const Disabled: Story = { args: { disabled: true, hint: 'Dit kan pas als u een document heeft gekozen.' } }
export const DisabledChecked: Story = { args: { disabled: true, checked: true } }
export const LongWord: Story = { args: { label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Checkbox} className="flex max-w-form flex-col gap-4 p-5">
      <Checkbox label={short} checked={false} onCheckedChange={ignore} />
      <Checkbox label={short} checked onCheckedChange={ignore} />
      <Checkbox
        label="Ik wil herinneringen per e-mail"
        hint="U kunt dit later veranderen."
        checked
        onCheckedChange={ignore}
      />
      <Checkbox label={terms} checked={false} onCheckedChange={ignore} />
      <Checkbox label={short} error="Zet een vinkje om verder te gaan." checked={false} onCheckedChange={ignore} />
      <Checkbox label={short} hint="Kies eerst een document." disabled checked={false} onCheckedChange={ignore} />
      <Checkbox label={short} disabled checked onCheckedChange={ignore} />
    </StateMatrix>
  ),
}
