import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RequirementList, type Requirement, type RequirementState } from './requirement-list.tsx'

const stateLabels = { met: 'voldaan', open: 'nog niet', unchecked: 'let hier zelf op' }
const items = (...states: RequirementState[]): Requirement[] =>
  states.map((state, at) => ({ id: `${at}`, label: `Eis ${at + 1}`, state }))
const tree = (met: number) => (
  <>
    <input aria-label="Wachtwoord" aria-describedby="eisen" />
    <RequirementList
      id="eisen"
      stateLabels={stateLabels}
      summary={`${met} van 3`}
      items={items(...[0, 1, 2].map((at): RequirementState => (at < met ? 'met' : 'open')))}
    />
  </>
)
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const spoken = () => page.getByRole('status').element().textContent

test('REQUIREMENT-LIST-01 each state has a text and an icon, and all requirements describe the field', async () => {
  const { container } = render(tree(1))
  await expect
    .element(page.getByLabelText('Wachtwoord'))
    .toHaveAccessibleDescription('Eis 1: voldaan Eis 2: nog niet Eis 3: nog niet')
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  const [met, open] = [...container.querySelectorAll('svg')].map((picture) => picture.innerHTML)
  expect(met).not.toBe(open)
})

test('REQUIREMENT-LIST-03 an unchecked requirement asks the user to check it', async () => {
  render(<RequirementList stateLabels={stateLabels} summary="" items={items('unchecked')} />)
  await expect.element(page.getByText('Eis 1: let hier zelf op')).toBeVisible()
})

test('REQUIREMENT-LIST-04 after a failed validation, an unmet requirement has an error icon', () => {
  const pictures = (invalid: boolean) => {
    const { container, unmount } = render(
      <RequirementList
        stateLabels={stateLabels}
        summary=""
        items={items('met', 'open', 'unchecked')}
        invalid={invalid}
      />,
    )
    const found = [...container.querySelectorAll('li')].map((item) => [
      item.querySelector('svg')?.innerHTML,
      item.querySelector('span')?.className,
    ])
    unmount()
    return found
  }
  const [before, after] = [pictures(false), pictures(true)]
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
  expect(after[1]?.map((part, at) => part === before[1]?.[at])).toEqual([false, false])
})

test('REQUIREMENT-LIST-02 changes are announced politely, after a second without changes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = render(tree(0))
  wait(5000)
  expect(spoken()).toBe('')
  rerender(tree(1))
  wait(900)
  rerender(tree(2))
  wait(999)
  expect(spoken()).toBe('')
  wait(1)
  expect(spoken()).toBe('2 van 3')
  rerender(tree(3))
  rerender(tree(2))
  expect(vi.getTimerCount()).toBe(0)
  rerender(tree(3))
  wait(999)
  expect(spoken()).toBe('2 van 3')
  wait(1)
  expect(spoken()).toBe('3 van 3')
})

test('of two items with one id the first is shown, and duplicates and an empty list log a dev warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { rerender } = render(
    <RequirementList stateLabels={stateLabels} summary="" items={[...items('met'), ...items('open')]} />,
  )
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('RequirementList: items: the id "0"'))
  rerender(<RequirementList stateLabels={stateLabels} summary="" items={[]} />)
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('nothing to ask'))
})
