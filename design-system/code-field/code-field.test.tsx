import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CodeField } from './code-field.tsx'

const code = () => page.getByRole('textbox', { name: 'Code', exact: true })

function Sample({ start = '', error, submit }: { start?: string; error?: string; submit?: () => void }) {
  const [value, setValue] = useState(start)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit?.()
      }}
    >
      <CodeField label="Code" hint="Zes cijfers." error={error} name="code" value={value} onValueChange={setValue} />
    </form>
  )
}

test('CODE-FIELD-01 the phone suggests the code and shows a numeric keyboard', async () => {
  render(<Sample />)
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
  await expect.element(code()).toHaveAttribute('enterkeyhint', 'done')
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
})

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['  123–456 ', '123456'],
  ['12\u00A034\u200B56', '123456'],
  ['123−456', '123456'],
  ['G-123456', 'G123456'],
  ['12E456', '12E456'],
  ['1234567', '1234567'],
])('pasting %j gives %j', async (pasted, value) => {
  render(
    <>
      <input aria-label="Sms" defaultValue={pasted} />
      <Sample />
    </>,
  )
  await page.getByLabelText('Sms').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await code().click()
  await userEvent.paste()
  await expect.element(code()).toHaveValue(value)
})

test.each([
  ['123456 is uw code', '123456'],
  ['Uw code is 123 456. Bel bij vragen 010 000 00 00.', '123456'],
  ['Code 123456, geldig tot 21-11-2026 10:15', '123456'],
  ['123456 of 654321', '123456of654321'],
])('from the message %j the field extracts %j', async (message, value) => {
  render(<Sample />)
  await code().fill(message)
  await expect.element(code()).toHaveValue(value)
})

const caret = () => (code().element() as HTMLInputElement).selectionStart

test('CODE-FIELD-02 the caret stays where the user types, and moves behind pasted text', async () => {
  render(
    <>
      <input aria-label="Sms" defaultValue="3-4" />
      <Sample start="1256" />
    </>,
  )
  await page.getByLabelText('Sms').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await code().click()
  const place = (at: number) => (code().element() as HTMLInputElement).setSelectionRange(at, at)
  place(2)
  await userEvent.keyboard(' ')
  await expect.element(code()).toHaveValue('1256')
  expect(caret()).toBe(2)
  await userEvent.paste()
  await expect.element(code()).toHaveValue('123456')
  expect(caret()).toBe(4)
  place(1)
  await userEvent.keyboard('9')
  await expect.element(code()).toHaveValue('1923456')
  expect(caret()).toBe(2)
})

test('CODE-FIELD-02 an autofilled code is reported once, complete', async () => {
  const change = vi.fn()
  render(<CodeField label="Code" value="" onValueChange={change} />)
  await code().fill('123 456')
  expect(change).toHaveBeenCalledExactlyOnceWith('123456')
})

test('CODE-FIELD-03 typing the last digit does not submit; Enter does', async () => {
  const submit = vi.fn()
  render(<Sample submit={submit} />)
  await code().click()
  await userEvent.keyboard('123456')
  await expect.element(code()).toHaveAttribute('data-state', 'complete')
  expect(submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

test('CODE-FIELD-04 an error leaves the code in the field and is read after the hint', async () => {
  const { rerender } = render(<Sample start="123456" />)
  rerender(<Sample start="123456" error="Deze code klopt niet." />)
  await expect.element(code()).toHaveValue('123456')
  await expect.element(code()).toHaveAccessibleDescription('Zes cijfers. Deze code klopt niet.')
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
})

test('data-state is empty, partial or complete, for a code of any length', async () => {
  const { rerender } = render(<CodeField label="Code" length={4} value="" onValueChange={vi.fn()} />)
  await expect.element(code()).toHaveAttribute('data-state', 'empty')
  rerender(<CodeField label="Code" length={4} value="123" onValueChange={vi.fn()} />)
  await expect.element(code()).toHaveAttribute('data-state', 'partial')
  rerender(<CodeField label="Code" length={4} value="1234" onValueChange={vi.fn()} />)
  await expect.element(code()).toHaveAttribute('data-state', 'complete')
})

test('CODE-FIELD-05 six digits fit in the box at 320 px with text at 200 %', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  try {
    render(
      <div className="px-5">
        <Sample start="888888" />
      </div>,
    )
    expect(code().element().scrollWidth).toBeLessThanOrEqual(code().element().clientWidth)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
  }
})

test('CODE-FIELD-06 uncontrolled, it starts from `defaultValue` and reports changes', async () => {
  const told = vi.fn()
  render(<CodeField label="Code" defaultValue="12" onValueChange={told} />)
  await expect.element(code()).toHaveValue('12')
  await code().fill('123 456')
  await expect.element(code()).toHaveValue('123456')
  expect(told.mock.calls).toEqual([['123456']])
})
