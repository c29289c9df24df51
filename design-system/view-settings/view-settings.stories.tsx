import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { ViewSettings, type ViewSettingsProps } from './view-settings.tsx'

const labels: ViewSettingsProps['labels'] = {
  theme: 'Licht van het scherm',
  themes: {
    system: 'Zoals dit apparaat',
    standard: 'Standaard',
    'calm-light': 'Rustig licht',
    'calm-dark': 'Rustig donker',
  },
  softer: 'Zachter: tekst steekt minder af',
  textSize: 'Tekst',
  textSizes: { normal: 'Normaal', large: 'Groot', larger: 'Groter' },
  oneQuestion: 'Eén vraag per scherm',
  on: 'Aan',
  off: 'Uit',
  note: 'Uw keuze blijft bewaard op dit apparaat.',
}

const meta = {
  title: 'Design system/Choice/ViewSettings',
  component: ViewSettings,
  args: {
    labels,
    value: { theme: 'system', softer: false, textSize: 'normal', oneQuestion: false },
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof ViewSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}
export const Chosen: Story = {
  args: { value: { theme: 'calm-light', softer: false, textSize: 'large', oneQuestion: true } },
}

/** Without the switch for one question per screen. */
export const WithoutQuestion: Story = { args: { value: { theme: 'system', softer: false, textSize: 'normal' } } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <StateMatrix of={ViewSettings} className="flex max-w-form flex-col gap-7 p-5">
      <State label="untouched">
        <ViewSettings {...args} />
      </State>
      <State label="everything chosen">
        <ViewSettings {...args} value={{ theme: 'calm-dark', softer: true, textSize: 'larger', oneQuestion: true }} />
      </State>
      <State label="one question on the screen">
        <ViewSettings {...args} value={{ theme: 'standard', softer: false, textSize: 'large' }} />
      </State>
    </StateMatrix>
  ),
}
