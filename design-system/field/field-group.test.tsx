import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TextField } from '../text-field/text-field.tsx'
import { FieldGroup } from './field-group.tsx'

const tree = (status: string, error?: string) => (
  <FieldGroup aria-label="Uw dag" status={status} error={error}>
    {(sharedErrorId) =>
      ['Staan', 'Zitten'].map((label) => (
        <TextField key={label} label={label} hint="In uren." sharedErrorId={sharedErrorId} />
      ))
    }
  </FieldGroup>
)
const fields = () => page.getByRole('textbox').elements()

test('FIELD-GROUP-01 the fields are a group with its own name', async () => {
  render(tree('Samen 3 van 24 uur.'))
  await expect.element(page.getByRole('group', { name: 'Uw dag' })).toBeVisible()
  for (const field of fields()) expect(field).not.toHaveAttribute('aria-invalid')
})

test('FIELD-GROUP-02 one error is shown once, and marks every field as invalid and describes it after its hint', async () => {
  render(tree('Samen 26 uur.', 'Dat is 2 uur te veel.'))
  expect(page.getByText('Dat is 2 uur te veel.').elements()).toHaveLength(1)
  for (const field of fields()) expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Zitten')).toHaveAccessibleDescription('In uren. Dat is 2 uur te veel.')
})

test('FIELD-GROUP-02 an error replaces the status until it is solved', async () => {
  const { rerender } = render(tree('Samen 26 uur.', 'Dat is 2 uur te veel.'))
  expect(page.getByText('Samen 26 uur.').elements()).toHaveLength(0)
  rerender(tree('Samen 26 uur.'))
  await expect.element(page.getByText('Samen 26 uur.')).toBeVisible()
})

test('FIELD-GROUP-03 the status is announced once, politely, when typing has stopped', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = render(tree(''))
  const spoken = () => page.getByRole('status').element().textContent
  for (const status of ['Samen 1 uur.', 'Samen 12 uur.']) {
    rerender(tree(status))
    act(() => {
      vi.advanceTimersByTime(900)
    })
    expect(spoken()).toBe('')
  }
  act(() => {
    vi.advanceTimersByTime(100)
  })
  expect(spoken()).toBe('Samen 12 uur.')
})
