import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Explanation } from './explanation.tsx'

const facts = [
  { term: 'Eigen risico', detail: 'Wat u zelf betaalt.' },
  { term: 'Verwijsbrief', detail: 'Een brief van uw huisarts.' },
]
const button = () => page.getByRole('button', { name: 'Wat bedoelen wij hiermee?' })

test('EXPLANATION-01 closed it is one button at least 44 px high; open it lists each term with its meaning', async () => {
  render(<Explanation label="Wat bedoelen wij hiermee?" facts={facts} />)
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(page.getByRole('term').elements()).toHaveLength(0)
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual(facts.map(({ term, detail }) => [term, detail]))
  expect(document.getElementById(button().element().getAttribute('aria-controls') ?? '')).toContainElement(
    page.getByText('Eigen risico').element(),
  )
})

test.each([' ', '{Enter}'])(
  'EXPLANATION-02 key "%s" opens and closes it, and focus stays on the button',
  async (key) => {
    render(<Explanation label="Wat bedoelen wij hiermee?" facts={facts} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(page.getByText('Wat u zelf betaalt.')).toBeVisible()
    await userEvent.keyboard(key)
    expect(page.getByText('Wat u zelf betaalt.').elements()).toHaveLength(0)
    await expect.element(button()).toHaveFocus()
  },
)

test('EXPLANATION-03 the accessible name of the button includes its subject', async () => {
  render(<Explanation label="Wat bedoelen wij hiermee?" subject="Eigen risico" facts={facts} />)
  await expect
    .element(page.getByRole('button', { name: 'Wat bedoelen wij hiermee? Eigen risico', exact: true }))
    .toBeVisible()
})

test('EXPLANATION-04 the button does not submit a form around it', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Explanation label="Wat bedoelen wij hiermee?" facts={facts} />
    </form>,
  )
  await button().click()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('without facts nothing is rendered, with a dev warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { container } = render(<Explanation label="Wat bedoelen wij hiermee?" facts={[]} />)
  expect(container).toBeEmptyDOMElement()
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('nothing to explain'))
})
