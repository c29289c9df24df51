import { PNG } from 'pngjs'
import { drawn } from './paper.ts'

type Ellipse = readonly [gray: number, wide: number, high: number, x: number, y: number, degrees: number]

/** The head phantom of Shepp and Logan with which scanners are tested: nobody's head. */
const phantom: readonly Ellipse[] = [
  [1, 0.69, 0.92, 0, 0, 0],
  [-0.8, 0.6624, 0.874, 0, -0.0184, 0],
  [-0.2, 0.11, 0.31, 0.22, 0, -18],
  [-0.2, 0.16, 0.41, -0.22, 0, 18],
  [0.1, 0.21, 0.25, 0, 0.35, 0],
  [0.1, 0.046, 0.046, 0, 0.1, 0],
  [0.1, 0.046, 0.046, 0, -0.1, 0],
  [0.1, 0.046, 0.023, -0.08, -0.605, 0],
  [0.1, 0.023, 0.023, 0, -0.606, 0],
  [0.1, 0.023, 0.046, 0.06, -0.605, 0],
]

const side = 320

function grayAt(x: number, y: number): number {
  return phantom.reduce((sum, [gray, wide, high, left, top, degrees]) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const [dx, dy] = [x - left, y - top]
    const isInside = ((dx * cos + dy * sin) / wide) ** 2 + ((dy * cos - dx * sin) / high) ** 2 <= 1
    return isInside ? sum + gray : sum
  }, 0)
}

function picture(): Buffer {
  const image = new PNG({ width: side, height: side, colorType: 0 })
  for (let place = 0; place < side * side; place += 1) {
    const [column, row] = [place % side, Math.floor(place / side)]
    const gray = Math.round(255 * Math.min(1, Math.max(0, grayAt((2 * column) / side - 1, 1 - (2 * row) / side))))
    image.data.set([gray, gray, gray, 255], 4 * place)
  }
  return PNG.sync.write(image, { colorType: 0 })
}

/** As a scanner makes it: one picture that fills the page, without text, language or structure. */
export function drawScan(created: Date): Promise<Buffer> {
  return drawn({ margin: 0 }, created, (pdf) => {
    pdf.image(picture(), 0, 0, { width: pdf.page.width })
  })
}
