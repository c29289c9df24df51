import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system'
import { mistake } from './mistake.ts'

/** Text nodes beside other nodes, which break when a browser translates the page. The catalogue's rules must find the mistake in each story. */
const meta = { title: 'Mistakes/Translation', tags: ['mistake', '!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A text that is removed while the node beside it stays. */
function Vanishing() {
  const [isSaved, setSaved] = useState(false)
  return (
    <div>
      <p>
        {!isSaved && 'Nog niet opgeslagen'}
        <b>8 antwoorden</b>
      </p>
      <Button onClick={() => setSaved(true)}>Opslaan</Button>
    </div>
  )
}

/** A text that changes beside one that does not. */
function Changing() {
  const [time, setTime] = useState('09.00')
  return (
    <div>
      <p>{time} uur</p>
      <Button onClick={() => setTime('09.30')}>Later</Button>
    </div>
  )
}

export const VanishingText: Story = {
  name: 'Fout: tekst naast andere tekst verdwijnt',
  parameters: mistake('NotFoundError'),
  render: () => <Vanishing />,
}
export const ChangingText: Story = {
  name: 'Fout: tekst naast andere tekst verandert',
  parameters: mistake('is shown for "09.30 uur"'),
  render: () => <Changing />,
}
export const HeldText: Story = {
  name: 'Fout: tekst naast een ander element',
  parameters: mistake('React holds the text'),
  render: () => (
    <p>
      Afspraak <b>morgen</b>
    </p>
  ),
}
