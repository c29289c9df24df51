import { expect, test, vi } from 'vitest'
import { patient } from '../api/contract/patient.ts'
import { createStoryBackend, inSequence, mockPending } from './story-backend.ts'

/** By then a story's reply has begun, and all that was waiting. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

test.each([
  ['stays pending after the timeout of a call', 'TimeoutError', 0],
  ['stops when its call is aborted', 'AbortError', 1],
])('a story %s', async (_, name, times) => {
  // A page in which nothing is drawn may get no frame for long.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queueMicrotask(draw))
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const { call } = createStoryBackend(...inSequence([mockPending(patient.getInfo)]))
  const ended = vi.fn<() => void>()
  call(patient.getInfo, { body: { modules: ['user'] } }).catch(ended)
  await settled()
  over.abort(new DOMException('', name))
  await settled()
  expect(ended).toHaveBeenCalledTimes(times)
})
