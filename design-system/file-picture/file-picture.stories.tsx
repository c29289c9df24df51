import type { Meta, StoryObj } from '@storybook/react-vite'
import { asSheet } from '../../.storybook/modes.ts'
import { Sheet, State } from '../../.storybook/sheet.tsx'
import { sample } from '../pdf-frame/samples/sample-pdfs.ts'
import { FilePicture } from './file-picture.tsx'

const args = { file: new File([sample.letter], 'brief.jpg'), otherwise: 'Wij kunnen deze foto hier niet laten zien.' }
const broken = new File(['x'], 'stuk.jpg')

const meta = { title: 'Design system/Forms/FilePicture', component: FilePicture, args } satisfies Meta<typeof FilePicture>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asSheet,
  render: () => (
    <Sheet of={FilePicture} className="flex max-w-form flex-col gap-7 p-5">
      <State label="drawn"><FilePicture {...args} /></State>
      <State label="cannot be drawn"><FilePicture {...args} file={broken} /></State>
    </Sheet>
  ),
}
