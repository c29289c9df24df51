/** A signal that aborts with a TimeoutError after `milliseconds` without a call of `moved`. Call `end` to stop its timer. */
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
