import type { SaveQueue } from '#portal/features/onboarding/answers/save-queue.ts'
import { FakeBrowser } from './fake-browser.ts'
import { FakeClinic } from './fake-clinic.ts'
import { FakeTime } from './fake-time.ts'

/** A fake browser with this number of pages open, and the answers at the clinic. */
export async function opened(pages = 1, atClinic: Record<string, string> = {}) {
  const time = new FakeTime()
  const clinic = new FakeClinic(time)
  for (const [id, answer] of Object.entries(atClinic)) clinic.answers.set(id, answer)
  const browser = new FakeBrowser(time, clinic)
  const open = async () => {
    const page = browser.open()
    await time.pass(20)
    if (!page.queue) throw new Error('The queue did not open in time.')
    return { page, queue: page.queue }
  }
  const { page, queue } = await open()
  const others: SaveQueue[] = []
  for (let at = 1; at < pages; at += 1) others.push((await open()).queue)
  const sent = () => clinic.sent.map(({ id, value }) => `${id}=${value}`)
  return { time, clinic, browser, open, page, queue, other: others[0] ?? queue, sent }
}
