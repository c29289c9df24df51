import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { Loading } from './loading.tsx'

const meta = { title: 'Design system/Feedback/Loading', component: Loading, args: { label: 'Laden…' } } satisfies Meta<
  typeof Loading
>
export default meta
type Story = StoryObj<typeof meta>

/** Empty for the first 300 ms. */
export const Shown: Story = {}

/** The error that is shown if loading fails. */
export const ErrorAfterLoad: Story = {
  render: () => (
    <Notice tone="error" toneLabel="Fout" title="Laden is niet gelukt" actions={<Button>Opnieuw proberen</Button>}>
      Kijk of u verbinding met internet heeft.
    </Notice>
  ),
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Loading} className="flex flex-col gap-4">
      <State label="short">
        <Loading label="Bezig met laden…" />
      </State>
      <State label="long">
        <Loading label="Bezig met het ophalen van de vrije tijden in de komende acht weken…" />
      </State>
    </StateMatrix>
  ),
}
