import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PasswordField } from './password-field.tsx'

const words = {
  label: 'Wachtwoord',
  showLabel: 'Toon wachtwoord',
  hideLabel: 'Verberg wachtwoord',
  capsLockLabel: 'Caps Lock staat aan',
}
const toggleText = { show: 'Toon', hide: 'Verberg' }
const input = () => page.getByLabelText('Wachtwoord', { exact: true })
const show = () => page.getByRole('button', { name: 'Toon wachtwoord', exact: true })
const hide = () => page.getByRole('button', { name: 'Verberg wachtwoord', exact: true })
const box = (element: Element) => element.getBoundingClientRect()

test('PASSWORD-FIELD-01 the button shows and hides the password, without changing its value or losing focus', async () => {
  render(<PasswordField {...words} toggleText={toggleText} />)
  await expect.element(input()).toHaveAttribute('type', 'password')
  await input().fill('geheim woord')
  await show().click()
  await expect.element(input()).toHaveAttribute('type', 'text')
  await expect.element(input()).toHaveValue('geheim woord')
  await expect.element(hide()).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(input()).toHaveAttribute('type', 'password')
  await expect.element(show()).toHaveFocus()
})

test('the name of the button states the action, so it has no pressed state', async () => {
  render(<PasswordField {...words} toggleText={toggleText} />)
  await expect.element(show()).not.toHaveAttribute('aria-pressed')
  await expect.element(show()).toHaveTextContent('Toon')
})

test('without short labels the full names are shown', async () => {
  render(<PasswordField {...words} />)
  await expect.element(page.getByText('Toon wachtwoord', { exact: true })).toBeVisible()
  expect(box(show().element()).top).toBeGreaterThanOrEqual(box(input().element()).bottom)
})

test('PASSWORD-FIELD-02 submitting the form hides the password, even if a handler stops the event', async () => {
  const submit = vi.fn((event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault()
    event.stopPropagation()
  })
  render(
    <form onSubmit={submit}>
      <PasswordField {...words} defaultValue="geheim" />
    </form>,
  )
  await show().click()
  expect(submit).not.toHaveBeenCalled()
  await input().click()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  await expect.element(input()).toHaveAttribute('type', 'password')
  await expect.element(input()).toHaveValue('geheim')
})

test('submitting another form leaves the password visible', async () => {
  render(
    <>
      <form>
        <PasswordField {...words} />
      </form>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Zoek</button>
      </form>
    </>,
  )
  await show().click()
  await page.getByRole('button', { name: 'Zoek' }).click()
  await expect.element(input()).toHaveAttribute('type', 'text')
})

test('PASSWORD-FIELD-03 has the attributes for a password manager, without autocorrection', async () => {
  const ref = createRef<HTMLInputElement>()
  const { rerender } = render(<PasswordField {...words} ref={ref} name="password" />)
  await expect.element(input()).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(input()).toHaveAttribute('autocapitalize', 'none')
  await expect.element(input()).toHaveAttribute('spellcheck', 'false')
  expect(ref.current?.name).toBe('password')
  expect(input().element()).not.toHaveAttribute('passwordrules')
  rerender(<PasswordField {...words} autoComplete="new-password" passwordRules="minlength: 10" />)
  await expect.element(input()).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(input()).toHaveAttribute('passwordrules', 'minlength: 10')
})

test('PASSWORD-FIELD-03 a password can be pasted', async () => {
  render(
    <>
      <input aria-label="Bron" defaultValue="van elders" />
      <PasswordField {...words} />
    </>,
  )
  await page.getByLabelText('Bron').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await input().click()
  await userEvent.paste()
  await expect.element(input()).toHaveValue('van elders')
})

test('PASSWORD-FIELD-04 error and external rules describe the field', async () => {
  render(
    <>
      <PasswordField {...words} error="Te kort." aria-describedby="rules" />
      <p id="rules">Minstens 10 tekens.</p>
    </>,
  )
  await expect.element(input()).toHaveAccessibleDescription('Te kort. Minstens 10 tekens.')
})

test('the button is at least 44 px, inside the box, and does not cover the text', () => {
  render(<PasswordField {...words} toggleText={toggleText} />)
  const button = box(show().element())
  const field = box(input().element())
  expect(button.height).toBeGreaterThanOrEqual(44)
  expect(button.width).toBeGreaterThanOrEqual(44)
  expect(button.right).toBeLessThanOrEqual(field.right)
  expect(button.bottom).toBeLessThanOrEqual(field.bottom)
  expect(button.left).toBeGreaterThanOrEqual(
    field.right - Number.parseFloat(getComputedStyle(input().element()).paddingRight),
  )
})

test('with very large text the button is below the box', () => {
  document.documentElement.style.fontSize = '200%'
  try {
    render(
      <>
        <PasswordField {...words} toggleText={toggleText} />
        <p>Daarna</p>
      </>,
    )
    expect(box(page.getByText('Daarna').element()).top).toBeGreaterThanOrEqual(box(show().element()).bottom)
    expect(box(show().element()).top).toBeGreaterThanOrEqual(box(input().element()).bottom)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})

test('PASSWORD-FIELD-05 caps lock is announced politely until it is off or the field loses focus', async () => {
  render(<PasswordField {...words} />)
  const liveRegion = page.getByRole('status').element()
  const key = (type: 'keydown' | 'keyup', modifierCapsLock: boolean) =>
    input()
      .element()
      .dispatchEvent(new KeyboardEvent(type, { key: 'A', bubbles: true, modifierCapsLock }))
  await input().click()
  key('keydown', true)
  await expect.element(page.getByText('Caps Lock staat aan')).toBeVisible()
  expect(liveRegion).toHaveTextContent('Caps Lock staat aan')
  key('keyup', false)
  await expect.element(page.getByText('Caps Lock staat aan')).not.toBeInTheDocument()
  key('keydown', true)
  await userEvent.tab()
  await expect.element(page.getByText('Caps Lock staat aan')).not.toBeInTheDocument()
  // Autofill dispatches key events without getModifierState.
  input()
    .element()
    .dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(liveRegion).toHaveTextContent('')
})
