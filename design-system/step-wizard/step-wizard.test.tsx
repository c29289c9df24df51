import { render } from '@testing-library/react'
import { createRef, StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleSteps } from './sample-steps.ts'
import { StepFooter } from './step-footer.tsx'
import { stepTitle } from './step-title.ts'
import { StepWizard, type StepWizardProps } from './step-wizard.tsx'

const titles = ['Hoe wilt u elkaar spreken?', 'Kies een dag en tijd', 'Klopt dit?']

function Step({ current, ...props }: Partial<StepWizardProps> & { current: number }) {
  return (
    <StepWizard
      {...sampleSteps(3, current)}
      title={titles[current] ?? ''}
      footer={<StepFooter next="Volgende" />}
      {...props}
    >
      {props.children ?? (
        <label>
          Vraag <input />
        </label>
      )}
    </StepWizard>
  )
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('STEP-WIZARD-01 the heading is named by the progress and the title, and is not focused initially', async () => {
  render(
    <StrictMode>
      <Step current={0} />
    </StrictMode>,
  )
  await expect.element(heading('Stap 1 van 3: Hoe wilt u elkaar spreken?')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('STEP-WIZARD-02 has no live region: focus on the heading shows the new step', () => {
  render(<Step current={1} onSubmit={() => {}} />)
  expect(document.querySelectorAll('[aria-live], [role=status], [role=alert], output')).toHaveLength(0)
})

test('STEP-WIZARD-03 Enter in a field and the footer button each submit once', async () => {
  const submit = vi.fn()
  render(<Step current={1} onSubmit={submit} />)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'Volgende' }).click()
  expect(submit).toHaveBeenCalledTimes(2)
})

test('browser validation is off', async () => {
  const submit = vi.fn()
  render(
    <Step current={1} onSubmit={submit}>
      <label>
        Vraag <input required />
      </label>
    </Step>,
  )
  await page.getByRole('button', { name: 'Volgende' }).click()
  expect(submit).toHaveBeenCalledTimes(1)
})

test('formRef gives the form, whose method does not navigate', () => {
  const form = createRef<HTMLFormElement>()
  render(<Step current={1} onSubmit={() => {}} formRef={form} />)
  expect(form.current?.method).toBe('dialog')
  expect(form.current?.elements).toHaveLength(2)
})

test('without onSubmit the step is not a form, so that its content may contain one', () => {
  render(<Step current={1} />)
  expect(document.querySelector('form')).toBeNull()
})

test('STEP-WIZARD-07 the footer stays in view below a long step', async () => {
  render(
    <Step current={1}>
      {Array.from({ length: 80 }, (_, row) => (
        <p key={row}>Regel</p>
      ))}
    </Step>,
  )
  const { bottom } = page.getByRole('button', { name: 'Volgende' }).element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight * 2)
})

test('STEP-WIZARD-05 the document title is the step, its title and the task', () => {
  expect(stepTitle('Stap 3 van 8', 'Apotheek', 'Vragenlijst')).toBe('Stap 3 van 8: Apotheek – Vragenlijst')
})

test('STEP-WIZARD-06 values stored by the caller are shown again after Back', async () => {
  function Task() {
    const [at, setAt] = useState(0)
    const [name, setName] = useState('')
    return (
      <>
        <button type="button" onClick={() => setAt(at - 1)}>
          Terug
        </button>
        <Step current={at} onSubmit={() => setAt(at + 1)}>
          {at === 0 ? (
            <label>
              Naam <input value={name} onChange={(event) => setName(event.target.value)} />
            </label>
          ) : (
            <p>Klopt dit?</p>
          )}
        </Step>
      </>
    )
  }
  render(<Task />)
  await page.getByLabelText('Naam').fill('Emma')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Stap 2 van 3: Kies een dag en tijd')).toBeVisible()
  await page.getByRole('button', { name: 'Terug' }).click()
  await expect.element(page.getByLabelText('Naam')).toHaveValue('Emma')
})
