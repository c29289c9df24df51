import { expect, test } from 'vitest'
import { fourier } from './fourier.ts'
import { spectrumOf } from './spectrum.ts'

test('the transform equals the Fourier sum', () => {
  const real = Float64Array.from({ length: 16 }, (_, at) => Math.sin(at * at) + at / 7)
  const imaginary = Float64Array.from({ length: 16 }, (_, at) => Math.cos(3 * at))
  const expected = Array.from(real, (_, frequency) => {
    let sum = 0
    for (const [at, value] of real.entries()) {
      const angle = (-2 * Math.PI * frequency * at) / 16
      sum += value * Math.cos(angle) - (imaginary[at] ?? 0) * Math.sin(angle)
    }
    return expect.closeTo(sum, 9)
  })
  fourier(16)(real, imaginary)
  expect([...real]).toEqual(expected)
})

test('a size that is not a power of two is refused', () => {
  expect(() => fourier(12)).toThrow('12 is not a power of two')
})

/** A wave of full contrast across a plane: its amplitude is .5, whichever way it runs. */
function wave(width: number, height: number, cycles: number, degrees: number, pixelsPerDegree: number): number {
  const [along, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const values = Float64Array.from(
    { length: width * height },
    (_, at) =>
      0.5 +
      0.5 * Math.sin((2 * Math.PI * cycles * ((at % width) * along + Math.floor(at / width) * down)) / pixelsPerDegree),
  )
  return spectrumOf({ width, height, values }, pixelsPerDegree).grating
}

test.each([
  [390, 844, 34],
  [1280, 900, 42],
])('a wave in %d by %d pixels has its amplitude in every direction', (width, height, pixelsPerDegree) => {
  for (const degrees of [0, 45, 90, 135]) expect(wave(width, height, 3, degrees, pixelsPerDegree)).toBeCloseTo(0.5, 1)
})

test('a tile with an odd number of rows includes its middle row', () => {
  const values = Float64Array.from({ length: 99 * 99 }, (_, at) => (Math.floor(at / 99) === 49 ? 1 : 0))
  const turned = Float64Array.from({ length: 99 * 99 }, (_, at) => (at % 99 === 49 ? 1 : 0))
  const across = spectrumOf({ width: 99, height: 99, values }, 34)
  expect(across.band).toBeGreaterThan(0)
  expect(spectrumOf({ width: 99, height: 99, values: turned }, 34).band).toBeCloseTo(across.band, 9)
})
