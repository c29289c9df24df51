import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { asStateMatrix, withoutScreenshot } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { FileActions } from './file-actions.tsx'
import { PageMessage } from './page-message.tsx'
import { PdfFrame } from './pdf-frame.tsx'
import { PdfNotice } from './pdf-notice.tsx'
import { dutch } from './samples/dutch.ts'
import { brokenPagePdf, filledPdf, foreignLetters, notedPdf } from './samples/faulty-pdf.ts'
import { sample } from './samples/sample-pdfs.ts'

// A Blob, as Storybook prints every byte of an array under Controls.
const file = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])
const hasUnmappedGlyphs = file(foreignLetters('RECEPT', { name: 'Onbekend', told: false }))
const brokenPage = file(brokenPagePdf(3))

type Play = NonNullable<StoryObj<typeof PdfFrame>['play']>

/** Waits until the document has loaded and its visible pages are rendered. */
const drawn: Play = async ({ canvasElement }) => {
  await waitFor(
    () => {
      const busy = [...canvasElement.querySelectorAll('[aria-busy="true"]')].filter(
        (part) => !part.closest('[data-waits]'),
      )
      if (busy.length > 0) throw new Error(`${busy.length} parts are busy`)
    },
    { timeout: 15_000 },
  )
}

const press =
  (name: string, times = 1): Play =>
  async (context) => {
    await drawn(context)
    const button = await context.canvas.findByRole('button', { name })
    for (let time = 0; time < times; time += 1) button.click()
    await drawn(context)
  }

/** Also waits until the pages are rendered at their displayed size. Until then a smaller rendering is stretched. */
const enlarge =
  (times: number, zoom: number): Play =>
  async (context) => {
    await press(dutch.larger, times)(context)
    await context.canvas.findByText(dutch.zoom(zoom))
    await waitFor(
      () => {
        const pages = [...context.canvasElement.querySelectorAll('.pdf-page')]
        if (pages.some((page) => (page.querySelector('canvas')?.width ?? Infinity) < page.clientWidth))
          throw new Error('A page is stretched')
      },
      { timeout: 15_000 },
    )
  }

const meta = {
  title: 'Design system/Clinic/PdfFrame',
  component: PdfFrame,
  parameters: { layout: 'fullscreen' },
  argTypes: { data: { control: false } },
  args: {
    description: 'Behandelplan van 3 februari 2027',
    filename: 'behandelplan.pdf',
    mimetype: 'application/pdf',
    status: 'ready',
    data: sample.tagged,
    view: 'pages',
    onRetry: () => {},
    labels: dutch,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-column p-5">
        <Story />
      </div>
    ),
  ],
  play: drawn,
} satisfies Meta<typeof PdfFrame>
export default meta
type Story = StoryObj<typeof meta>

const offline = {
  ...dutch,
  problems: { ...dutch.problems, failed: 'Er is geen verbinding. Probeer het opnieuw als u weer internet heeft.' },
}
const scrolledTo =
  (page: number): Play =>
  async (context) => {
    await drawn(context)
    context.canvas.getByRole('region').scrollTo({
      top: (page - 1) * context.canvas.getByRole('article', { name: dutch.page(1, 12) }).offsetHeight + 8 * page,
    })
    await context.canvas.findByText(dutch.page(page, 12))
    await drawn(context)
  }

export const Tagged: Story = {}
export const OnePage: Story = { args: { data: sample.onePage, description: 'Recept van 3 februari 2027' } }
export const TwelvePages: Story = { args: { data: sample.twelvePages, description: 'Uw dossier' } }
export const Scrolled: Story = { args: TwelvePages.args!, play: scrolledTo(7) }
export const Landscape: Story = { args: { data: sample.landscape, description: 'Hoofdpijndagboek' } }
export const Zoomed: Story = { play: enlarge(3, 200) }
export const ZoomedMost: Story = { play: enlarge(5, 400) }
/** On a phone, the letters of its page would be too small to read. */
export const OpensAsText: Story = { args: { view: undefined } }
export const AsText: Story = { play: press(dutch.readAsText) }
export const AsTextWithoutTags: Story = { args: Landscape.args!, play: press(dutch.readAsText) }
export const Dimmed: Story = { args: { dimmed: true } }
export const Scanned: Story = { args: { data: sample.scanned, description: 'Brief van uw huisarts' } }
/** Its font is not embedded, and it has no mapping to Unicode. */
export const LettersInDoubt: Story = { args: { data: hasUnmappedGlyphs, description: 'Recept van 3 februari 2027' } }
export const LettersInDoubtAsText: Story = { args: LettersInDoubt.args!, play: press(dutch.readAsText) }
/** No snapshot: fonts that are not embedded come from the device and differ between machines. */
export const LettersShownAnyway: Story = {
  args: LettersInDoubt.args!,
  parameters: withoutScreenshot,
  play: press(dutch.showAnyway),
}
/** Two valid pages and an invalid third. */
export const BrokenPage: Story = {
  args: { data: brokenPage, description: 'Uw dossier' },
  parameters: withoutScreenshot,
  play: async (context) => {
    await drawn(context)
    context.canvas.getByRole('region').scrollTo({ top: 100_000 })
    await context.canvas.findByText(dutch.page(3, 3))
    await drawn(context)
  },
}
/** Some pages take half a minute on a phone; no prop can cause this. */
export const SlowPage: Story = {
  render: ({ labels }) => (
    <div className="pdf-region pdf-region-pages">
      <div className="pdf-pages">
        <article aria-label={labels.page(1, 1)} data-state="waiting" className="pdf-page h-[500px] w-[340px]">
          <PageMessage state="waiting" slow save={null} onTrust={() => {}} labels={labels} />
        </article>
      </div>
    </div>
  ),
  play: async () => {},
}
export const FilledForm: Story = {
  args: { data: file(filledPdf()), description: 'Vragenlijst van 3 februari 2027' },
  parameters: withoutScreenshot,
}
export const FilledFormAsText: Story = { args: FilledForm.args!, play: press(dutch.readAsText) }
export const Notes: Story = {
  args: { data: file(notedPdf()), description: 'Recept van 3 februari 2027' },
  parameters: withoutScreenshot,
}
/** An image with the name and MIME type of a PDF. */
export const PictureMislabelled: Story = { args: { data: sample.letter, description: 'Brief van uw huisarts' } }
/** A PDF with the name and MIME type of an image. */
export const PdfMislabelled: Story = { args: { mimetype: 'image/png', filename: 'behandelplan.png' } }
export const Loading: Story = { args: { status: 'loading', data: undefined }, play: async () => {} }
export const Failed: Story = { args: { status: 'failed', data: undefined } }
export const Offline: Story = { args: { ...Failed.args, labels: offline } }
export const Encrypted: Story = { args: { data: sample.encrypted } }
export const Damaged: Story = { args: { data: sample.damaged } }
export const Empty: Story = { args: { data: sample.empty } }
/** pdf.js could not be loaded; no prop can cause this. */
export const Unshown: Story = {
  render: ({ filename, description, labels, onRetry }) => (
    <div className="flex flex-col gap-4">
      <FileActions
        file={{ kind: 'pdf', blob: sample.tagged, address: '#' }}
        filename={filename}
        description={description}
        printable={false}
        labels={labels}
      />
      <PdfNotice problem="unshown" labels={labels} onRetry={onRetry} />
    </div>
  ),
}
export const UnknownType: Story = { args: { data: sample.page, mimetype: 'text/html', filename: 'brief.html' } }
export const Downloaded: Story = {
  play: async (context) => {
    await drawn(context)
    const link = await context.canvas.findByRole('link', { name: /^Download/ })
    // Prevent the download: the story shows only the announcement.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
    await context.canvas.findByText(dutch.downloaded)
  },
}
export const LongDescription: Story = {
  args: {
    data: sample.encrypted,
    description:
      'Verslag van het uitgebreide neurologischehoofdpijnonderzoekoverzicht met alle uitslagen, aanvullingen en afspraken van de afgelopen twaalf maanden',
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <StateMatrix of={PdfFrame} className="flex flex-col gap-11">
      <PdfFrame {...args} />
      <PdfFrame {...args} data={sample.letter} description="Brief van uw huisarts" dimmed />
      <div data-waits="yes">
        <PdfFrame {...args} status="loading" data={undefined} />
      </div>
      <PdfFrame {...args} status="failed" data={undefined} />
      <State label="letters in doubt">
        <PdfFrame {...args} data={hasUnmappedGlyphs} description="Recept van 3 februari 2027" />
      </State>
      <State label="encrypted">
        <PdfFrame {...args} data={sample.encrypted} />
      </State>
      <State label="damaged">
        <PdfFrame {...args} data={sample.damaged} />
      </State>
      <State label="empty">
        <PdfFrame {...args} data={sample.empty} />
      </State>
      <PdfFrame {...args} data={sample.page} mimetype="text/html" />
    </StateMatrix>
  ),
}
