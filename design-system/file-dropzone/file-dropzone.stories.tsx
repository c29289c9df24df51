import type { Meta, StoryObj } from '@storybook/react-vite'
import { asSheet } from '../../.storybook/modes.ts'
import { FileDropzoneHost } from './file-dropzone-host.tsx'
import { FileDropzone } from './file-dropzone.tsx'
import { FileDropzoneView, type FileDropzoneViewProps } from './file-dropzone-view.tsx'
import { dutch, fileOf, hint, largeFileOf, limits, megabyte } from './sample-files.ts'

const meta = {
  title: 'Design system/FileDropzone',
  component: FileDropzone,
  args: { label: 'Bijlagen', hint, files: [], limits, texts: dutch, onFilesChange: () => {} },
  render: (args) => <FileDropzoneHost {...args} />,
} satisfies Meta<typeof FileDropzone>
export default meta
type Story = StoryObj<typeof meta>

const report = largeFileOf('pdf', 'rapport.pdf', 2.4 * megabyte)
const five = ['rapport.pdf', 'verwijzing huisarts.pdf', 'nota.pdf', 'foto pols.jpg', 'scan.png'].map((name, place) => largeFileOf('pdf', name, (place + 1) * megabyte))
const photo = fileOf('png', 'foto.heic')
const mri = largeFileOf('pdf', 'MRI-uitslag.pdf', 20 * megabyte + 1)
const longName = fileOf('pdf', `${'Verwijsbrief_neurologie_'.repeat(5)}definitief.pdf`)

/** What only an event can bring about, drawn as it then is. */
const still = { reading: [], leftOut: { refused: [], duplicates: [] }, message: { text: '', number: 0 }, take: () => {}, remove: () => {}, hush: () => {} }
const when = (props: Partial<Omit<FileDropzoneViewProps, 'intake'>>, intake: Partial<FileDropzoneViewProps['intake']> = {}) => (
  <FileDropzoneView label="Bijlagen" hint={hint} files={[]} limits={limits} texts={dutch} drag="idle" {...props} intake={{ ...still, ...intake }} />
)
const leftOut = (...refused: FileDropzoneViewProps['intake']['leftOut']['refused']) => ({ leftOut: { refused, duplicates: [] } })

export const Empty: Story = {}
export const OverThePage: Story = { render: () => when({ drag: 'over-page' }) }
export const OverTheZone: Story = { render: () => when({ drag: 'over-zone' }) }
export const OverWithTheWrongKind: Story = { render: () => when({ drag: 'wrong-kind' }) }
export const OneFile: Story = { args: { files: [report] } }
export const FiveFiles: Story = { args: { files: five, limits: { ...limits, count: 10 } } }
export const MostFiles: Story = { args: { files: five } }
export const Duplicate: Story = { render: () => when({ files: [report] }, { leftOut: { refused: [], duplicates: [fileOf('pdf', 'Rapport.PDF')] } }) }
export const TooLarge: Story = { render: () => when({}, leftOut({ file: mri, reason: 'too-large' })) }
export const ExactlyTwentyMegabytes: Story = { args: { files: [largeFileOf('pdf', 'MRI-uitslag.pdf', 20 * megabyte)] } }
export const WrongKind: Story = { render: () => when({}, leftOut({ file: photo, reason: 'kind' })) }
export const NotWhatItsNameSays: Story = { render: () => when({}, leftOut({ file: fileOf('png', 'brief.pdf'), reason: 'content' })) }
export const EmptyFile: Story = { render: () => when({}, leftOut({ file: fileOf('pdf', 'scan.pdf', 0), reason: 'empty' })) }
export const CouldNotBeRead: Story = { render: () => when({}, leftOut({ file: fileOf('pdf', 'scan.pdf'), reason: 'unreadable' })) }
export const TooLargeTogether: Story = { render: () => when({ files: five }, leftOut({ file: fileOf('pdf', 'nog een.pdf'), reason: 'too-large-together' })) }
export const Mixed: Story = {
  render: () => when({ files: [report] }, { leftOut: { refused: [{ file: photo, reason: 'kind' }, { file: mri, reason: 'too-large' }], duplicates: [report] } }),
}
export const Reading: Story = { render: () => when({ files: [report] }, { reading: [fileOf('jpg', 'foto uit de cloud.jpg')] }) }
export const Required: Story = { args: { error: 'Kies ten minste één bestand.' } }
export const Disabled: Story = { args: { files: [report], disabled: true } }
export const LongName: Story = { args: { files: [longName] } }
/** A name that tries to turn the reading order around, one of markup, and one that is written from right to left. */
export const StrangeNames: Story = { args: { files: [fileOf('pdf', 'rekening\u202Efdp.exe.pdf'), fileOf('pdf', '<b>vet</b> & co.pdf'), fileOf('pdf', 'رسالة من الطبيب.pdf')] } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: { ...asSheet, layout: 'fullscreen' },
  render: () => (
    <div className="flex max-w-form flex-col gap-11 p-5">
      {when({})}
      {when({ drag: 'over-page' })}
      {when({ drag: 'over-zone' })}
      {when({ drag: 'wrong-kind' })}
      {when({ files: [report, longName] }, { reading: [fileOf('jpg', 'foto uit de cloud.jpg')], leftOut: { refused: [{ file: photo, reason: 'kind' }, { file: mri, reason: 'too-large' }], duplicates: [report] } })}
      {when({ files: five })}
      {when({ error: 'Kies ten minste één bestand.' })}
      {when({ files: [report], disabled: true })}
    </div>
  ),
}
