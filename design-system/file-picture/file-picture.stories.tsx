import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { sample } from '../pdf-frame/samples/sample-pdfs.ts'
import { FilePicture } from './file-picture.tsx'

const args = { file: new File([sample.letter], 'brief.jpg'), otherwise: 'Wij kunnen deze foto hier niet laten zien.' }
const broken = new File(['x'], 'stuk.jpg')
/** An image of a size in px: grey, with a line of ink. White would break the limits of light, which are for the component, not for a reader's photo. */
const drawn = (width: number, height: number, name: string): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="GrayText"/><path d="M0 ${height / 2}H${width}" stroke="CanvasText" stroke-width="4"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  )
const wide = drawn(1600, 300, 'panorama.svg')
const tall = drawn(300, 700, 'bon.svg')
const small = drawn(48, 32, 'pictogram.svg')

const meta = { title: 'Design system/Forms/FilePicture', component: FilePicture, args } satisfies Meta<
  typeof FilePicture
>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}
/** A text in place of an image that the browser cannot decode. */
export const CannotBeDrawn: Story = { args: { file: broken } }
/** As wide as its container; the height follows from that. */
export const Wide: Story = { args: { file: wide } }
export const Tall: Story = { args: { file: tall } }
/** A small image is enlarged to the width of its container. */
export const Small: Story = { args: { file: small } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={FilePicture} className="flex max-w-form flex-col gap-7 p-5">
      <State label="drawn">
        <FilePicture {...args} />
      </State>
      <State label="wide">
        <FilePicture {...args} file={wide} />
      </State>
      <State label="tall">
        <FilePicture {...args} file={tall} />
      </State>
      <State label="small">
        <FilePicture {...args} file={small} />
      </State>
      <State label="cannot be drawn">
        <FilePicture {...args} file={broken} />
      </State>
    </StateMatrix>
  ),
}
