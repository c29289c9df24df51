import type { SaveQueue } from '#portal/features/onboarding/answers/save-queue.ts'
import { FakeBrowser } from './fake-browser.ts'
import { FakeBackend } from './fake-backend.ts'
import { FakeTime } from './fake-time.ts'

/** A fake browser with this number of pages open, and the answers at the clinic. */
export async function opened(pages = 1, onServer: Record<string, string> = {}) {
  const time = new FakeTime()
  const backend = new FakeBackend(time)
  for (const [id, answer] of Object.entries(onServer)) backend.answers.set(id, answer)
  const browser = new FakeBrowser(time, backend)
  const open = async () => {
    const page = browser.open()
    await time.pass(20)
    if (!page.queue) throw new Error('The queue did not open in time.')
    return { page, queue: page.queue }
  }
  const { page, queue } = await open()
  const others: SaveQueue[] = []
  for (let at = 1; at < pages; at += 1) others.push((await open()).queue)
  const sent = () => backend.sent.map(({ id, value }) => `${id}=${value}`)
  return { time, backend, browser, open, page, queue, other: others[0] ?? queue, sent }
}
