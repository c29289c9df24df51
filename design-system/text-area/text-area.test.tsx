import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TextArea } from './text-area.tsx'

const area = () => page.getByRole('textbox', { name: 'Uw bericht', exact: true })

test('it takes several lines, and its props and ref reach the textarea', async () => {
  const change = vi.fn()
  const ref = createRef<HTMLTextAreaElement>()
  render(<TextArea label="Uw bericht" ref={ref} id="message" onChange={change} />)
  await area().fill('Regel een\nRegel twee')
  expect(ref.current?.value).toBe('Regel een\nRegel twee')
  expect(ref.current?.id).toBe('message')
  expect(change).toHaveBeenCalled()
})

test('hint, error and own description are read in this order', async () => {
  render(<><TextArea label="Uw bericht" hint="Schrijf kort." error="Schrijf eerst iets." aria-describedby="urgent" /><p id="urgent">Bij spoed: bel 112.</p></>)
  await expect.element(area()).toHaveAccessibleDescription('Schrijf kort. Schrijf eerst iets. Bij spoed: bel 112.')
  await expect.element(area()).toHaveAttribute('aria-invalid', 'true')
})

test('it never gets lower than one line of 52 px', () => {
  render(<TextArea label="Uw bericht" rows={1} />)
  expect(area().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
})
