import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../.storybook/modes.ts'
import { ToastItem, type Toast } from './toast.tsx'
import { Toaster } from './toaster.tsx'

// Longer than anyone looks at a story.
const duration = 86_400_000
const saved: Toast = { id: 'saved', tone: 'success', toneLabel: 'Gelukt', text: 'Uw gegevens zijn opgeslagen.', duration }
const failed: Toast = { id: 'failed', tone: 'error', toneLabel: 'Fout', text: 'Vul alle verplichte velden in.', duration }
const late: Toast = { id: 'late', tone: 'warning', toneLabel: 'Let op', text: 'U wordt over 2 minuten uitgelogd.', duration }
const news: Toast = { id: 'news', tone: 'info', toneLabel: 'Ter informatie', text: 'Er is een nieuwe versie.', duration }
const long: Toast = { ...failed, id: 'long', text: 'Het bestand medicatieoverzichthoofdpijnkliniek-november.pdf is te groot. Kies een bestand van ten hoogste 20 MB, of stuur het in delen.' }
const closeLabel = (text: string) => `Sluit melding: ${text}`

const meta = {
  title: 'Design system/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { label: 'Meldingen', toasts: [], closeLabel, onClose: () => undefined },
  decorators: [(Story) => <><Story /><div className="mx-auto min-h-dvh max-w-column p-5"><p>Uw overzicht</p></div></>],
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Failed: Story = { args: { toasts: [failed] } }
export const Warning: Story = { args: { toasts: [late] } }
export const Success: Story = { args: { toasts: [saved] } }
export const Info: Story = { args: { toasts: [news] } }
export const LongText: Story = { args: { toasts: [long] } }
export const SameTextTwice: Story = { args: { toasts: [failed, { ...failed, id: 'again' }] } }
/** The fourth and fifth wait. */
export const Five: Story = { args: { toasts: [failed, late, saved, news, long] } }

export const AllStates: Story = {
  parameters: inEveryMode,
  decorators: [],
  render: () => (
    <ol className="@container flex flex-col gap-2 p-3">
      {[failed, late, saved, news, long].map((toast) => <ToastItem key={toast.id} toast={toast} paused closeLabel={closeLabel(toast.text)} onClose={() => undefined} />)}
    </ol>
  ),
}
