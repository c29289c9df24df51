import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import common from '#locales/nl/common.json'
import { ApiError } from '../../api/error.ts'
import { startTexts } from '../../stories/story-portal.tsx'
import { ErrorAlert, submitVariant, useErrorMessage, useLoadErrorMessage } from './alert.tsx'

const errors = {
  offline: new ApiError('noConnection', 0, undefined),
  late: new ApiError('timeout', 0, undefined),
  unreadable: new ApiError('brokenAnswer', 200, undefined),
  unknown: new ApiError('status', 500, undefined),
  unavailable: new ApiError('status', 503, undefined),
}
const kept = /Wat u heeft ingevuld staat er nog|niets verloren/

function Failure({ error, of }: { error: ApiError; of: 'loading' | 'sending' }) {
  const messages = { loading: useLoadErrorMessage(), sending: useErrorMessage() }
  return <ErrorAlert text={messages[of](error)} onRetry={vi.fn()} of={of} />
}

async function show(name: keyof typeof errors, of: 'loading' | 'sending') {
  await startTexts()
  const { container } = render(<Failure error={errors[name]} of={of} />)
  return container
}

test.each<[keyof typeof errors, title: string, sentence: string]>([
  ['offline', 'U heeft geen internet', 'Er is geen verbinding.'],
  ['late', 'Dit lukt nu niet', 'Het duurt te lang.'],
  ['unreadable', 'Dit lukt nu niet', 'Er ging bij ons iets mis.'],
  ['unknown', 'Dit lukt nu niet', 'Onbekende fout.'],
  ['unavailable', 'Dit lukt nu niet', 'De kliniek is even niet bereikbaar.'],
])(
  'ERR-11.1 an error that is %s starts with the heading "%s", then the sentence "%s"',
  async (name, title, sentence) => {
    const container = await show(name, 'loading')
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(container.textContent).toContain(`${common.tone.error}${title}${sentence}`)
  },
)

test.each(['offline', 'late', 'unreadable', 'unknown'] as const)(
  'ERR-11.2 a failed send shows that typed text is safe, and a failed load does not: %s',
  async (name) => {
    const container = await show(name, 'loading')
    expect(container.textContent).not.toMatch(kept)
    const sent = await show(name, 'sending')
    expect(sent.textContent).toMatch(kept)
  },
)

test('ERR-11.1 offline it shows that calling works', async () => {
  await show('offline', 'loading')
  await expect.element(page.getByText(/^Bellen kan wel:/)).toBeVisible()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

const belowTheFold = (of: 'loading' | 'sending') => (
  <>
    <input aria-label="Uw vraag" />
    <div className="h-[150vh]" />
    <Failure error={errors.unknown} of={of} />
  </>
)

test('the error of a failed send below the fold is scrolled into view', async () => {
  await startTexts()
  render(belowTheFold('sending'))
  await expect.element(page.getByRole('button', { name: common.retry })).toBeInViewport({ ratio: 1 })
})

test.each([
  ['a failed send while the patient types', 'sending'],
  ['a failed load', 'loading'],
] as const)('%s does not move the page', async (_what, of) => {
  await startTexts()
  const { rerender } = render(<input aria-label="Uw vraag" />)
  if (of === 'sending') page.getByRole('textbox').element().focus()
  rerender(belowTheFold(of))
  await expect.element(page.getByRole('button', { name: common.retry })).toBeInTheDocument()
  expect(scrollY).toBe(0)
})

test.each(['loading', 'sending'] as const)('ERR-11.3 the retry button after %s is the only filled one', async (of) => {
  await show('unknown', of)
  const [retry, ...others] = page.getByRole('button').elements()
  expect([retry?.textContent, others.length]).toEqual(['Opnieuw proberen', 0])
  expect(getComputedStyle(retry as Element).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

test('ERR-11.3 a form with an error that has a retry button does not fill its own button', () => {
  expect([undefined, null, { retry: undefined }, { retry: vi.fn() }].map(submitVariant)).toEqual([
    'primary',
    'primary',
    'primary',
    'secondary',
  ])
})
