type Transform = (real: Float64Array, imaginary: Float64Array) => void

/** The forward Fourier transform of `size` points in place; `size` is a power of two. Radix 2, tables made once. */
export function fourier(size: number): Transform {
  const bits = Math.log2(size)
  if (!Number.isInteger(bits)) throw new Error(`${size} is not a power of two`)
  const cosine = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size))
  const sine = Float64Array.from({ length: size / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / size))
  const mirrored = Uint32Array.from({ length: size }, (_, at) => {
    let image = 0
    for (let bit = 0; bit < bits; bit++) image |= ((at >> bit) & 1) << (bits - 1 - bit)
    return image
  })
  return (real, imaginary) => {
    swap(real, mirrored)
    swap(imaginary, mirrored)
    for (let half = 1; half < size; half *= 2) butterflies(real, imaginary, half, cosine, sine)
  }
}

function swap(values: Float64Array, mirrored: Uint32Array): void {
  for (let at = 0; at < values.length; at++) {
    const image = mirrored[at]!
    if (at >= image) continue
    const kept = values[at]!
    values[at] = values[image]!
    values[image] = kept
  }
}

/** One stage: joins transforms of `half` points to transforms of twice that. */
function butterflies(
  real: Float64Array,
  imaginary: Float64Array,
  half: number,
  cosine: Float64Array,
  sine: Float64Array,
): void {
  const stride = real.length / (2 * half)
  for (let start = 0; start < real.length; start += 2 * half) {
    for (let step = 0; step < half; step++) {
      const upper = start + step
      const lower = upper + half
      const c = cosine[step * stride]!
      const s = sine[step * stride]!
      const turnedReal = real[lower]! * c + imaginary[lower]! * s
      const turnedImaginary = imaginary[lower]! * c - real[lower]! * s
      real[lower] = real[upper]! - turnedReal
      imaginary[lower] = imaginary[upper]! - turnedImaginary
      real[upper]! += turnedReal
      imaginary[upper]! += turnedImaginary
    }
  }
}
