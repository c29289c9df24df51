import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button, Notice } from '#design-system'
import { expect, within } from 'storybook/test'
import { screenParameters } from '../../portal/stories/story-portal.tsx'
import { mistake } from './mistake.ts'

/** Screens that are composed wrongly. The catalogue's rules must find the mistake in each story. */
const meta = { title: 'Mistakes/Page', tags: ['mistake', '!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onScreen = (caughtBy: string) => ({ ...screenParameters, ...mistake(caughtBy) })

/** A notice that is added above the text after the screen was rendered. */
function LateNotice() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => setShown(true), 100)
    return () => clearTimeout(soon)
  }, [])
  // The runner waits for this state to end.
  return (
    <main data-state={shown ? 'ready' : 'waiting'}>
      <h1>Facturen</h1>
      {shown && (
        <Notice tone="info" toneLabel="Let op">
          Er is een nieuwe factuur.
        </Notice>
      )}
      {['Januari', 'Februari', 'Maart', 'April', 'Mei'].map((month) => (
        <p key={month} className="p-5">
          De factuur van {month} is betaald. Druk op de factuur voor meer uitleg.
        </p>
      ))}
    </main>
  )
}

function Failing(): never {
  throw new Error('Kapot')
}

function Complaining() {
  useEffect(() => {
    console.error('Er ging iets mis')
  }, [])
  return (
    <main>
      <h1>Overzicht</h1>
    </main>
  )
}

export const OutsideLandmarks: Story = {
  name: 'Fout: tekst buiten de pagina-indeling',
  parameters: onScreen('region'),
  render: () => (
    <>
      <main>
        <h1>Overzicht</h1>
      </main>
      <p>Verdwaald</p>
    </>
  ),
}
export const WithoutHeading: Story = {
  name: 'Fout: scherm zonder kop',
  parameters: onScreen('page-has-heading-one'),
  render: () => (
    <main>
      <p>Overzicht</p>
    </main>
  ),
}
export const WithoutMain: Story = {
  name: 'Fout: scherm zonder hoofdinhoud',
  parameters: onScreen('landmark-one-main'),
  render: () => (
    <header>
      <h1>Overzicht</h1>
    </header>
  ),
}
export const Shifting: Story = {
  name: 'Fout: tekst verspringt vanzelf',
  parameters: onScreen('moves by itself'),
  render: () => <LateNotice />,
}
export const Throwing: Story = {
  name: 'Fout: scherm dat stukgaat',
  parameters: onScreen('could not be drawn'),
  render: () => <Failing />,
}
export const ConsoleError: Story = {
  name: 'Fout: een fout in de console',
  parameters: onScreen('console: Er ging iets mis'),
  render: () => <Complaining />,
}
export const PlayThatFails: Story = {
  name: 'Fout: een stap die niet lukt',
  parameters: onScreen('could not be drawn'),
  render: () => (
    <main>
      <h1>Overzicht</h1>
      <Button>Opslaan</Button>
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Versturen' })).not.toBeNull()
  },
}
export const Unhandled: Story = {
  name: 'Fout: een fout die niemand opvangt',
  parameters: onScreen('not handled while it played'),
  render: () => (
    <main>
      <h1>Overzicht</h1>
    </main>
  ),
  play: async () => {
    void Promise.reject(new Error('Kapot'))
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  },
}
