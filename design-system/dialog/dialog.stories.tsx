import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Toaster } from '../toast/toaster.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const ignore = () => undefined

const meta = {
  title: 'Design system/Feedback/Dialog',
  component: Dialog,
  // In an iframe, as an open dialog takes the page's focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: ignore,
    title: 'Vragenlijst afronden?',
    closeLabel: 'Nog niet',
    action: { children: 'Afronden' },
  },
  decorators: [
    (Story) => (
      <>
        <div className="mx-auto flex min-h-dvh max-w-column flex-col items-start gap-4 p-5">
          <p>Uw vragenlijst</p>
          <Button>Terug naar overzicht</Button>
        </div>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const destructive = {
  tone: 'destructive',
  title: 'Bericht weggooien?',
  description: 'Uw tekst en 2 bijlagen worden gewist.',
  closeLabel: 'Verder schrijven',
  action: { children: 'Weggooien' },
} satisfies Partial<DialogProps>
const rules = Array.from({ length: 14 }, (_, at) => (
  <p key={at}>{at + 1}. De kliniek bewaart uw gegevens zolang de wet dat vraagt. U kunt ze altijd inzien.</p>
))
const form = (
  <form id="opmerking" className="flex flex-col gap-4">
    <TextField label="Onderwerp" defaultValue="Afspraak van 8 december" />
    <TextArea label="Opmerking (niet verplicht)" />
  </form>
)

export const Confirm: Story = { args: { description: 'Daarna kunt u uw antwoorden niet meer veranderen.' } }
export const TitleOnly: Story = {}
export const Destructive: Story = { args: destructive }
export const Busy: Story = { args: { ...destructive, action: { children: 'Weggooien', busyLabel: 'Bezig…' } } }
/** Information only. */
export const OneButton: Story = {
  args: {
    title: 'U bent al ingelogd',
    description: 'U bent in een ander venster ingelogd.',
    closeLabel: 'Begrepen',
    action: undefined,
  },
}
export const Scrolls: Story = {
  args: { title: 'Voorwaarden', closeLabel: 'Sluiten', action: undefined, children: rules },
}
export const WithForm: Story = {
  args: {
    title: 'Opmerking bij uw afspraak',
    closeLabel: 'Annuleren',
    action: { type: 'submit', form: 'opmerking', children: 'Versturen' },
    children: form,
  },
}
/** An error of an action in the dialog is shown in the dialog. */
export const WithMessage: Story = {
  args: {
    ...destructive,
    children: (
      <Notice role="alert" tone="error" toneLabel="Fout" title="Niet gelukt">
        Er is geen verbinding. Uw bericht staat er nog.
      </Notice>
    ),
  },
}
export const LongWords: Story = {
  args: {
    ...destructive,
    title: 'Hoofdpijnbehandelovereenkomstvoorwaarden wissen?',
    closeLabel: 'Hoofdpijnbehandelovereenkomst bewaren',
    action: { children: 'Hoofdpijnbehandelovereenkomst wissen' },
  },
}
/** A toast can be closed with the mouse without closing the dialog. */
export const WithToast: Story = {
  args: { description: 'Daarna kunt u uw antwoorden niet meer veranderen.' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster
          label="Meldingen"
          toasts={[
            {
              id: 'saved',
              tone: 'success',
              toneLabel: 'Gelukt',
              text: 'Uw antwoord is opgeslagen.',
              duration: 86_400_000,
            },
          ]}
          closeLabel={(text) => `Sluit melding: ${text}`}
          onClose={ignore}
        />
      </>
    ),
  ],
}

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="p-5">
      <Button onClick={() => setOpen(true)}>Weggooien</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        action={{ children: 'Weggooien', onClick: () => setOpen(false) }}
      />
    </div>
  )
}
/** Interactive. */
export const Live: Story = {
  args: { ...destructive, open: false },
  decorators: [],
  render: (args) => <Opener {...args} />,
}
export const Closed: Story = { args: { open: false } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  args: {
    ...destructive,
    children: (
      <>
        <Notice tone="error" toneLabel="Fout" title="Niet gelukt">
          Er is geen verbinding. Uw bericht staat er nog.
        </Notice>
        <TextField label="Onderwerp" error="Vul een onderwerp in." />
      </>
    ),
  },
}
