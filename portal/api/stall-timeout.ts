/** Aborts once nothing has moved for so long, in ms. */
export function stallTimeout(milliseconds: number) {
  const stopper = new AbortController()
  const stop = () => stopper.abort(new DOMException('Nothing moves.', 'TimeoutError'))
  let timer = setTimeout(stop, milliseconds)
  return {
    signal: stopper.signal,
    moved: () => {
      clearTimeout(timer)
      timer = setTimeout(stop, milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}
