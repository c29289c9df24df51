import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { asStateMatrix, withoutScreenshot } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Page } from '../page/page.tsx'
import { ToastItem, type Toast } from './toast.tsx'
import { Toaster, type ToasterProps } from './toaster.tsx'

// Toasts in stories do not disappear.
const duration = Number.POSITIVE_INFINITY
const saved: Toast = {
  id: 'saved',
  tone: 'success',
  toneLabel: 'Gelukt',
  text: 'Uw gegevens zijn opgeslagen.',
  duration,
}
const failed: Toast = {
  id: 'failed',
  tone: 'error',
  toneLabel: 'Fout',
  text: 'Vul alle verplichte velden in.',
  duration,
}
const late: Toast = {
  id: 'late',
  tone: 'warning',
  toneLabel: 'Let op',
  text: 'U wordt over 2 minuten uitgelogd.',
  duration,
}
const news: Toast = {
  id: 'news',
  tone: 'info',
  toneLabel: 'Ter informatie',
  text: 'Er is een nieuwe versie.',
  duration,
}
const long: Toast = {
  ...failed,
  id: 'long',
  text: 'Het bestand medicatieoverzichthoofdpijnkliniek-november.pdf is te groot. Kies een bestand van ten hoogste 20 MB, of stuur het in delen.',
}
const failedThrice = ['a', 'b', 'c'].map((id) => ({ ...failed, id }))
const closeLabel = (text: string) => `Sluit melding: ${text}`

const itemProps = { paused: true, closeLabel, onClose: () => undefined, onTimeout: () => undefined }

const meta = {
  title: 'Design system/Feedback/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { label: 'Meldingen', toasts: [], closeLabel, onClose: () => undefined },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Page
          header={<PageHeader title="Afspraak maken" back={{ label: 'Terug', href: '#terug' }} />}
          skipLabel="Naar de inhoud"
        >
          <p>Kies een dag.</p>
        </Page>
      </>
    ),
  ],
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

/** A Toaster with state. */
function Passing({ toasts: given, ...rest }: ToasterProps) {
  const [toasts, setToasts] = useState(given)
  return (
    <Toaster
      {...rest}
      toasts={toasts}
      onClose={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  )
}

export const Failed: Story = { args: { toasts: [failed] } }
export const Warning: Story = { args: { toasts: [late] } }
/** Also for a message after navigation. */
export const Success: Story = { args: { toasts: [saved] } }
export const Info: Story = { args: { toasts: [news] } }
/** Only the first sentence is shown; all of it is announced. */
export const LongText: Story = { args: { toasts: [long] } }
export const SameTextAgain: Story = { args: { toasts: failedThrice } }
/** One is shown, the others wait. */
export const Queue: Story = { args: { toasts: [saved, late, failed, news] } }
/** Disappear after 3, 4 and 6 seconds unless hovered or focused; no snapshot. */
export const Passes: Story = {
  tags: ['!test'],
  parameters: withoutScreenshot,
  args: {
    toasts: [
      { ...saved, duration: 3000 },
      { ...late, duration: 4000 },
      { ...failed, duration: 6000 },
    ],
  },
  render: (args) => <Passing {...args} />,
}
/** The duration is paused. */
export const Focused: Story = {
  args: { toasts: [failed, saved] },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{F6}')
  },
}
export const None: Story = {}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={ToastItem}>
      <ol className="@container flex flex-col gap-2 p-3">
        {[failed, late, saved, news, long].map((toast) => (
          <ToastItem key={toast.id} toast={toast} {...itemProps} />
        ))}
        <ToastItem toast={failed} {...itemProps} count={3} />
      </ol>
    </StateMatrix>
  ),
}
