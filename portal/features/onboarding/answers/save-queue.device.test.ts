import { expect, test } from 'vitest'
import { opened } from '#tests/save-queue/open-queue.ts'

test('answers typed during a write to the device are written together', async () => {
  const { time, browser, queue } = await opened()
  let writes = 0
  browser.onKeep = () => {
    writes += 1
    return () => {}
  }
  browser.delays = [50]
  for (let letter = 0; letter < 20; letter += 1) {
    queue.type('a', 'x'.repeat(letter))
    await time.pass(10)
  }
  await time.pass(500)
  expect([writes, browser.device.kept]).toEqual([3, expect.stringContaining('x'.repeat(19))])
})

test('GEN-17.2 GEN-17.6 a clock that was set back loses no answer', async () => {
  const { time, backend, browser, page, queue, open } = await opened()
  browser.backend.isOffline = true
  queue.save('a', '1')
  await time.pass(200)
  browser.kill(page)
  browser.clockError = -3_600_000
  const { queue: again } = await open()
  again.save('a', '2')
  browser.goOnline()
  await time.passAll(60_000)
  expect([backend.answers.get('a'), again.state()]).toEqual(['2', 'saved'])
})

test.each(['device', 'lock'] as const)(
  'GEN-17 when the %s fails for a while, answers wait in memory and are still saved',
  async (what) => {
    const { time, backend, browser, queue } = await opened()
    browser.isBroken = what
    queue.save('a', '1')
    await time.pass(500)
    browser.isBroken = undefined
    await time.pass(3000)
    expect([backend.answers.get('a'), queue.state(), browser.kept()?.questions['a']?.edit.value ?? null]).toEqual([
      '1',
      'saved',
      null,
    ])
  },
)
