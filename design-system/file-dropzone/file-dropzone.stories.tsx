import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { sample } from '../pdf-frame/samples/sample-pdfs.ts'
import { FileDropzone } from './file-dropzone.tsx'
import { FileDropzoneView, type FileDropzoneViewProps } from './file-dropzone-view.tsx'
import { dutch, fileOf, hint, largeFileOf, limits, megabyte } from './sample-files.ts'

const meta = {
  title: 'Design system/Forms/FileDropzone',
  component: FileDropzone,
  args: { label: 'Bijlagen', hint, value: [], limits, labels: dutch, onValueChange: () => {} },
} satisfies Meta<typeof FileDropzone>
export default meta
type Story = StoryObj<typeof meta>

const report = largeFileOf('pdf', 'rapport.pdf', 2.4 * megabyte)
const five = ['rapport.pdf', 'verwijzing huisarts.pdf', 'nota.pdf', 'foto pols.jpg', 'scan.png'].map((name, place) =>
  largeFileOf('pdf', name, (place + 1) * megabyte),
)
const photo = fileOf('png', 'foto.heic')
const mri = largeFileOf('pdf', 'MRI-uitslag.pdf', 20 * megabyte + 1)
const longName = fileOf('pdf', `${'Verwijsbrief_neurologie_'.repeat(5)}definitief.pdf`)

/** Intake state for stories of states that only events can cause. */
const still = {
  reading: [],
  leftOut: { refused: [], duplicates: [], renamed: [] },
  message: { text: '', number: 0 },
  addFiles: () => {},
  remove: () => {},
  clearAnnouncement: () => {},
}
const when = (
  props: Partial<Omit<FileDropzoneViewProps, 'intake'>>,
  intake: Partial<FileDropzoneViewProps['intake']> = {},
) => (
  <FileDropzoneView
    label="Bijlagen"
    hint={hint}
    value={[]}
    limits={limits}
    labels={dutch}
    drag="idle"
    {...props}
    intake={{ ...still, ...intake }}
  />
)
const leftOut = (...refused: FileDropzoneViewProps['intake']['leftOut']['refused']) => ({
  leftOut: { refused, duplicates: [], renamed: [] },
})

export const Empty: Story = {}
export const OverThePage: Story = { render: () => when({ drag: 'over-page' }) }
export const OverTheZone: Story = { render: () => when({ drag: 'over-zone' }) }
export const OverWithTheWrongKind: Story = { render: () => when({ drag: 'wrong-kind' }) }
export const OneFile: Story = { args: { value: [report] } }
export const FiveFiles: Story = { args: { value: five, limits: { ...limits, count: 10 } } }
export const MostFiles: Story = { args: { value: five } }
export const Duplicate: Story = {
  render: () =>
    when({ value: [report] }, { leftOut: { refused: [], duplicates: [fileOf('pdf', 'Rapport.PDF')], renamed: [] } }),
}
const second = fileOf('pdf', 'rapport-2.pdf')
export const Renamed: Story = {
  render: () => when({ value: [report, second] }, { leftOut: { refused: [], duplicates: [], renamed: [second] } }),
}
export const TooLarge: Story = { render: () => when({}, leftOut({ file: mri, reason: 'too-large' })) }
export const ExactlyTwentyMegabytes: Story = { args: { value: [largeFileOf('pdf', 'MRI-uitslag.pdf', 20 * megabyte)] } }
export const WrongKind: Story = {
  render: () => when({}, leftOut({ file: fileOf('pdf', 'brief.docx'), reason: 'kind' })),
}
export const NotWhatItsNameSays: Story = {
  render: () => when({}, leftOut({ file: fileOf('png', 'brief.pdf'), reason: 'content' })),
}
export const EmptyFile: Story = {
  render: () => when({}, leftOut({ file: fileOf('pdf', 'scan.pdf', 0), reason: 'empty' })),
}
export const CouldNotBeRead: Story = {
  render: () => when({}, leftOut({ file: fileOf('pdf', 'scan.pdf'), reason: 'unreadable' })),
}
export const TooLargeTogether: Story = {
  render: () => when({ value: five }, leftOut({ file: fileOf('pdf', 'nog een.pdf'), reason: 'too-large-together' })),
}
export const Mixed: Story = {
  render: () =>
    when(
      { value: [report] },
      {
        leftOut: {
          refused: [
            { file: photo, reason: 'heic' },
            { file: mri, reason: 'too-large' },
          ],
          duplicates: [report],
          renamed: [],
        },
      },
    ),
}
/** So many that their reasons are in a disclosure. */
export const TwentyRefused: Story = {
  render: () =>
    when(
      { value: [report] },
      leftOut(
        ...Array.from({ length: 20 }, (_, place) => ({
          file: fileOf('jpg', `foto ${place + 1}.heic`),
          reason: 'heic' as const,
        })),
      ),
    ),
}
export const Reading: Story = {
  render: () => when({ value: [report] }, { reading: [fileOf('jpg', 'foto uit de cloud.jpg')] }),
}
export const Required: Story = { args: { error: 'Kies ten minste één bestand.' } }
export const Disabled: Story = { args: { value: [report], disabled: true } }
export const LongName: Story = { args: { value: [longName] } }
/** Names with a direction override, with markup, and in a right-to-left script. */
export const StrangeNames: Story = {
  args: {
    value: [
      fileOf('pdf', 'rekening\u202Efdp.exe.pdf'),
      fileOf('pdf', '<b>vet</b> & co.pdf'),
      fileOf('pdf', 'رسالة من الطبيب.pdf'),
    ],
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: { ...asStateMatrix, layout: 'fullscreen' },
  render: () => (
    <StateMatrix of={FileDropzoneView} className="flex max-w-form flex-col gap-11 p-5">
      {when({})}
      {when({ drag: 'over-page' })}
      {when({ drag: 'over-zone' })}
      {when({ drag: 'wrong-kind' })}
      {when(
        { value: [report, longName] },
        {
          reading: [fileOf('jpg', 'foto uit de cloud.jpg')],
          leftOut: {
            refused: [
              { file: photo, reason: 'heic' },
              { file: mri, reason: 'too-large' },
            ],
            duplicates: [report],
            renamed: [],
          },
        },
      )}
      {when({ value: five })}
      {when({
        value: [new File([sample.letter], 'brief.jpg'), largeFileOf('jpg', 'scan.jpg', 5 * megabyte)],
        details: ({ name }) =>
          name === 'brief.jpg'
            ? { isPicture: true, note: 'Deze foto is kleiner gemaakt.' }
            : { note: 'Wij maken deze foto kleiner…' },
      })}
      {when({ error: 'Kies ten minste één bestand.' })}
      {when({ value: [report], disabled: true })}
    </StateMatrix>
  ),
}
