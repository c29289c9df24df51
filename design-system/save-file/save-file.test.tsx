import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

const file = new Blob(['words'], { type: 'text/calendar' })
const press = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
const share = vi.fn<(content: ShareData) => Promise<void>>(() => Promise.reject(new Error('The sheet was closed.')))
const stand = (canShare: boolean) =>
  Object.defineProperties(navigator, {
    standalone: { value: true, configurable: true },
    share: { value: share, configurable: true },
    canShare: { value: () => canShare, configurable: true },
  })

afterEach(() => {
  for (const name of ['standalone', 'share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

test('a file is downloaded under its name', async () => {
  const pressed = press()
  saveFile(file, 'day.txt')
  const [link] = pressed.mock.contexts as HTMLAnchorElement[]
  expect(link?.download).toBe('day.txt')
  expect(await (await fetch(link?.href ?? '')).text()).toBe('words')
})

test('the iOS home screen app shares a file, and downloads one that cannot be shared', () => {
  const pressed = press()
  stand(true)
  saveFile(file, 'day.txt')
  expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([['day.txt', 'text/calendar']])
  expect(pressed).not.toHaveBeenCalled()
  stand(false)
  saveFile(file, 'day.txt')
  expect(pressed).toHaveBeenCalledTimes(1)
})
