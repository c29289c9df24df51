import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { asSheet, unpictured } from '../../.storybook/modes.ts'
import { Sheet } from '../../.storybook/sheet.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ToastItem, type Toast } from './toast.tsx'
import { Toaster, type ToasterProps } from './toaster.tsx'

// Toasts in stories do not disappear.
const duration = Number.POSITIVE_INFINITY
const saved: Toast = { id: 'saved', tone: 'success', toneLabel: 'Gelukt', text: 'Uw gegevens zijn opgeslagen.', duration }
const failed: Toast = { id: 'failed', tone: 'error', toneLabel: 'Fout', text: 'Vul alle verplichte velden in.', duration }
const late: Toast = { id: 'late', tone: 'warning', toneLabel: 'Let op', text: 'U wordt over 2 minuten uitgelogd.', duration }
const news: Toast = { id: 'news', tone: 'info', toneLabel: 'Ter informatie', text: 'Er is een nieuwe versie.', duration }
const long: Toast = { ...failed, id: 'long', text: 'Het bestand medicatieoverzichthoofdpijnkliniek-november.pdf is te groot. Kies een bestand van ten hoogste 20 MB, of stuur het in delen.' }
const titled: Toast = { ...failed, id: 'titled', title: 'Uw afspraak is niet gemaakt', text: 'Deze tijd is net door iemand anders gekozen.' }
const linked: Toast = { ...saved, id: 'linked', text: 'Uw afspraak is gemaakt.', link: { label: 'Bekijk uw afspraken', href: '#afspraken' } }
const failedThrice = ['a', 'b', 'c'].map((id) => ({ ...failed, id }))
const closeLabel = (text: string) => `Sluit melding: ${text}`

const meta = {
  title: 'Design system/Feedback/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { label: 'Meldingen', toasts: [], closeLabel, onClose: () => undefined },
  decorators: [(Story) => <><Story /><div className="mx-auto min-h-dvh max-w-column p-5"><p>Uw overzicht</p></div></>],
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

/** A Toaster with state. */
function Passing({ toasts: given, ...rest }: ToasterProps) {
  const [toasts, setToasts] = useState(given)
  return <Toaster {...rest} toasts={toasts} onClose={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))} />
}

export const Failed: Story = { args: { toasts: [failed] } }
export const Warning: Story = { args: { toasts: [late] } }
/** Also for a message after navigation. */
export const Success: Story = { args: { toasts: [saved] } }
export const Info: Story = { args: { toasts: [news] } }
export const FourLines: Story = { args: { toasts: [long] } }
export const WithTitle: Story = { args: { toasts: [titled] } }
/** Stays until it is closed. */
export const WithLink: Story = { args: { toasts: [linked] } }
export const SameTextAgain: Story = { args: { toasts: failedThrice } }
/** Three are shown, five wait. */
export const StackAndQueue: Story = { args: { toasts: [failed, late, saved, news, long, titled, linked, { ...news, id: 'last', text: 'U heeft een nieuw bericht.' }] } }
/** Disappear after 3, 4 and 6 seconds unless hovered or focused; no snapshot. */
export const Passes: Story = {
  tags: ['!test'],
  parameters: unpictured,
  args: { toasts: [{ ...saved, duration: 3000 }, { ...late, duration: 4000 }, { ...failed, duration: 6000 }] },
  render: (args) => <Passing {...args} />,
}
/** The duration is paused. */
export const Focused: Story = {
  args: { toasts: [failed, saved] },
  play: async ({ userEvent }) => { await userEvent.keyboard('{F6}') },
}
/** As with a phone's keyboard: the toast is placed below the field. */
export const BelowTheField: Story = {
  args: { toasts: [failed] },
  decorators: [(Story) => <><div className="mx-auto max-w-column p-5"><TextField label="Postcode" name="postcode" /></div><Story /></>],
  play: async ({ canvas, userEvent }) => { await userEvent.click(await canvas.findByLabelText('Postcode')) },
}
export const None: Story = {}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asSheet,
  render: () => (
    <Sheet of={ToastItem}>
      <ol className="@container flex flex-col gap-2 p-3">
        {[failed, late, saved, news, long, titled, linked].map((toast) => <ToastItem key={toast.id} toast={toast} paused closeLabel={closeLabel(toast.text)} onClose={() => undefined} />)}
        <ToastItem toast={failed} paused closeLabel={closeLabel('weer')} count={3} onClose={() => undefined} />
      </ol>
    </Sheet>
  ),
}
