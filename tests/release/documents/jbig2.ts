const word = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff)
const segment = (number: number, kind: number, data: readonly number[]): number[] => [
  ...word(number),
  kind,
  0,
  1,
  ...word(data.length),
  ...data,
]

/** Lines of a fax, each coded by how it differs from the one above. */
function faxLines(side: number, from: number): number[] {
  const asAbove = '1'
  // Sixteen white dots and thirty-two black ones, then white to the end.
  const firstBlack = ['001', '101010', '000001101010', asAbove].join('')
  const lines = Array.from({ length: side }, (_, y) =>
    y < from ? asAbove : y === from ? firstBlack : asAbove.repeat(3),
  )
  const end = '000000000001'.repeat(2)
  const bits = `${lines.join('')}${end}`
  return (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

/** The smallest JBIG2 picture that a PDF can hold: one page of one region, white above `from` and a black block below. */
export function jbig2Picture(side: 64, from: number): Uint8Array {
  const page = [...word(side), ...word(side), ...word(0), ...word(0), 0, 0, 0]
  const region = [...word(side), ...word(side), ...word(0), ...word(0), 0, 1, ...faxLines(side, from)]
  return Uint8Array.from([...segment(0, 48, page), ...segment(1, 38, region)])
}
