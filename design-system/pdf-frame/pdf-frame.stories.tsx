import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { asSheet } from '../../.storybook/modes.ts'
import { FileActions } from './file-actions.tsx'
import { PdfFrame } from './pdf-frame.tsx'
import { PdfNotice } from './pdf-notice.tsx'
import { dutch } from './samples/dutch.ts'
import { sample } from './samples/sample-files.ts'

type Play = NonNullable<StoryObj<typeof PdfFrame>['play']>

/** A story is ready when its document has come and what can be seen of it has been drawn. */
const drawn: Play = async ({ canvasElement }) => {
  await waitFor(() => {
    const busy = [...canvasElement.querySelectorAll('[aria-busy="true"]')].filter((part) => !part.closest('[data-waits]'))
    if (busy.length > 0) throw new Error(`${busy.length} parts are busy`)
  }, { timeout: 15_000 })
}

const press = (name: string, times = 1): Play => async (context) => {
  await drawn(context)
  const button = await context.canvas.findByRole('button', { name })
  for (let time = 0; time < times; time += 1) button.click()
  await drawn(context)
}

const meta = {
  title: 'Design system/PdfFrame',
  component: PdfFrame,
  parameters: { layout: 'fullscreen' },
  argTypes: { data: { control: false } },
  args: { description: 'Behandelplan van 3 februari 2027', filename: 'behandelplan.pdf', mimetype: 'application/pdf', status: 'ready', data: sample.tagged, onRetry: () => {}, texts: dutch },
  decorators: [(Story) => <div className="mx-auto max-w-column p-5"><Story /></div>],
  play: drawn,
} satisfies Meta<typeof PdfFrame>
export default meta
type Story = StoryObj<typeof meta>

const offline = { ...dutch, problems: { ...dutch.problems, failed: 'Er is geen verbinding. Probeer het opnieuw als u weer internet heeft.' } }
const scrolledTo = (page: number): Play => async (context) => {
  await drawn(context)
  context.canvas.getByRole('region').scrollTo({ top: (page - 1) * context.canvas.getByRole('article', { name: dutch.page(1, 12) }).offsetHeight + 8 * page })
  await context.canvas.findByText(dutch.page(page, 12))
  await drawn(context)
}

export const Tagged: Story = {}
export const OnePage: Story = { args: { data: sample.onePage, description: 'Recept van 3 februari 2027' } }
export const TwelvePages: Story = { args: { data: sample.twelvePages, description: 'Uw dossier' } }
export const Scrolled: Story = { args: TwelvePages.args!, play: scrolledTo(7) }
export const Landscape: Story = { args: { data: sample.landscape, description: 'Hoofdpijndagboek' } }
export const Zoomed: Story = { play: press(dutch.larger, 3) }
export const ZoomedMost: Story = { play: press(dutch.larger, 5) }
export const AsText: Story = { play: press(dutch.readAsText) }
export const AsTextWithoutTags: Story = { args: Landscape.args!, play: press(dutch.readAsText) }
export const Dimmed: Story = { args: { dimmed: true } }
export const Scanned: Story = { args: { data: sample.scanned, description: 'Brief van uw huisarts' } }
/** A picture under the name of a PDF. */
export const PictureMislabelled: Story = { args: { data: sample.letter, description: 'Brief van uw huisarts' } }
/** A PDF under another name. */
export const PdfMislabelled: Story = { args: { mimetype: 'image/png', filename: 'behandelplan.png' } }
export const Loading: Story = { args: { status: 'loading', data: undefined }, play: async () => {} }
export const Failed: Story = { args: { status: 'failed', data: undefined } }
export const Offline: Story = { args: { ...Failed.args, texts: offline } }
export const Encrypted: Story = { args: { data: sample.encrypted } }
export const Damaged: Story = { args: { data: sample.damaged } }
export const Empty: Story = { args: { data: sample.empty } }
/** The viewer itself did not come, which no prop can bring about. */
export const Unshown: Story = {
  render: ({ filename, description, texts, onRetry }) => (
    <div className="flex flex-col gap-4">
      <FileActions file={{ kind: 'pdf', blob: sample.tagged, address: '#' }} filename={filename} description={description} texts={texts} />
      <PdfNotice problem="unshown" texts={texts} onRetry={onRetry} />
    </div>
  ),
}
export const UnknownType: Story = { args: { data: sample.page, mimetype: 'text/html', filename: 'brief.html' } }
export const Downloaded: Story = {
  play: async (context) => {
    await drawn(context)
    const link = await context.canvas.findByRole('link', { name: /^Download/ })
    // The story is of what is said, not of a file on the disk.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
    await context.canvas.findByText(dutch.downloaded)
  },
}
export const LongDescription: Story = {
  args: {
    data: sample.encrypted,
    description: 'Verslag van het uitgebreide neurologischehoofdpijnonderzoekoverzicht met alle uitslagen, aanvullingen en afspraken van de afgelopen twaalf maanden',
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asSheet,
  render: (args) => (
    <div className="flex flex-col gap-11">
      <PdfFrame {...args} />
      <PdfFrame {...args} data={sample.letter} description="Brief van uw huisarts" dimmed />
      <div data-waits="yes"><PdfFrame {...args} status="loading" data={undefined} /></div>
      <PdfFrame {...args} status="failed" data={undefined} />
      <PdfFrame {...args} data={sample.encrypted} />
      <PdfFrame {...args} data={sample.damaged} />
      <PdfFrame {...args} data={sample.empty} />
      <PdfFrame {...args} data={sample.page} mimetype="text/html" />
    </div>
  ),
}
