import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextArea } from './text-area.tsx'

const limit = { characters: 20, text: (left: number) => (left < 0 ? `Haal ${-left} tekens weg` : `Nog ${left} tekens`) }
const seen = (text: string) =>
  page
    .getByText(text, { exact: true })
    .elements()
    .filter((element) => element.closest('[aria-hidden=true]'))
const area = () => page.getByRole('textbox', { name: 'Uw bericht', exact: true })

test('TEXT-AREA-01 accepts several lines; its props and ref reach the textarea', async () => {
  const change = vi.fn()
  const ref = createRef<HTMLTextAreaElement>()
  render(<TextArea label="Uw bericht" ref={ref} id="message" onValueChange={change} />)
  await area().fill('Regel een\nRegel twee')
  expect(ref.current?.value).toBe('Regel een\nRegel twee')
  expect(ref.current?.id).toBe('message')
  expect(change).toHaveBeenLastCalledWith('Regel een\nRegel twee')
})

test('TEXT-AREA-02 is described by hint, error and its own description, in this order', async () => {
  render(
    <>
      <TextArea label="Uw bericht" hint="Schrijf kort." error="Schrijf eerst iets." aria-describedby="urgent" />
      <p id="urgent">Bij spoed: bel 112.</p>
    </>,
  )
  await expect.element(area()).toHaveAccessibleDescription('Schrijf kort. Schrijf eerst iets. Bij spoed: bel 112.')
  await expect.element(area()).toHaveAttribute('aria-invalid', 'true')
})

test('TEXT-AREA-03 is at least 52 px high', () => {
  render(<TextArea label="Uw bericht" rows={1} />)
  expect(area().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
})

test('TEXT-AREA-03 grows with its text up to half the screen, and shrinks again', async () => {
  render(<TextArea label="Uw bericht" rows={2} />)
  const height = () => area().element().getBoundingClientRect().height
  const empty = height()
  await area().fill('Een\nTwee')
  expect(height()).toBe(empty)
  await area().fill('Een\nTwee\nDrie')
  expect(height()).toBeGreaterThan(empty)
  await area().fill('Regel\n'.repeat(100))
  expect(height()).toBe(window.innerHeight / 2)
  await area().fill('')
  expect(height()).toBe(empty)
})

test('TEXT-AREA-04 the visible counter follows each key; its description is updated when the field gets focus', async () => {
  const change = vi.fn()
  render(<TextArea label="Uw bericht" hint="Schrijf kort." limit={limit} defaultValue="Hallo" onValueChange={change} />)
  await expect.element(area()).toHaveAccessibleDescription('Schrijf kort. Nog 15 tekens')
  await userEvent.type(area(), ' daar')
  expect(seen('Nog 10 tekens')).toHaveLength(1)
  expect(change).toHaveBeenCalledTimes(5)
  // Unchanged while typing, as each change of a description would be read out.
  await expect.element(area()).toHaveAccessibleDescription('Schrijf kort. Nog 15 tekens')
  await userEvent.tab()
  await expect.element(area()).toHaveAccessibleDescription('Schrijf kort. Nog 10 tekens')
})

test('TEXT-AREA-04 the limit is announced once, when near and after a pause in typing; a field that starts full announces nothing', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<TextArea label="Uw bericht" limit={limit} value="" readOnly />)
  const status = page.getByRole('status')
  const type = async (value: string) => {
    rerender(<TextArea label="Uw bericht" limit={limit} value={value} readOnly />)
    await vi.advanceTimersByTimeAsync(999)
  }
  await type('x'.repeat(10))
  await type('x'.repeat(17))
  await vi.advanceTimersByTimeAsync(5000)
  expect(status.element()).toHaveTextContent('')
  await type('x'.repeat(18))
  await type('x'.repeat(19))
  expect(status.element()).toHaveTextContent('')
  await vi.advanceTimersByTimeAsync(1)
  expect(status.element()).toHaveTextContent('Nog 1 tekens')
  await type('x'.repeat(21))
  await vi.advanceTimersByTimeAsync(1)
  expect(status.element()).toHaveTextContent('Haal 1 tekens weg')
  await type('')
  await vi.advanceTimersByTimeAsync(1)
  expect(status.element()).toHaveTextContent('')
  rerender(<TextArea key="new" label="Uw bericht" limit={limit} value={'x'.repeat(20)} readOnly />)
  await vi.advanceTimersByTimeAsync(5000)
  expect(status.element()).toHaveTextContent('')
})

test('TEXT-AREA-05 text past the limit is preserved; the field is invalid and shows how many characters to remove', async () => {
  render(<TextArea label="Uw bericht" limit={limit} />)
  await area().fill('x'.repeat(20))
  await expect.element(area()).not.toHaveAttribute('aria-invalid')
  await area().fill('x'.repeat(23))
  await expect.element(area()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(area()).toHaveValue('x'.repeat(23))
  expect(seen('Haal 3 tekens weg')[0]?.closest('[data-state=over]')?.querySelector('svg')).not.toBeNull()
})

test('a limit of zero characters logs a dev warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<TextArea label="Uw bericht" limit={{ ...limit, characters: 0 }} />)
  expect(warn).toHaveBeenCalledExactlyOnceWith('TextArea: limit: 0 characters leave nothing to type')
})
