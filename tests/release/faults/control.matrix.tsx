import i18next from 'i18next'
import { useRef, useState, type FormEvent } from 'react'
import { expect, test } from 'vitest'
import { authentication } from '#portal/api/contract/authentication.ts'
import { messageFor } from '#portal/api/message-for.ts'
import { useApiClient } from '#portal/platform/api-client.ts'
import { text } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import type { Fault } from './fault-kind.ts'
import { checkCell } from './check-cell.ts'

const endpoint = authentication.passwordResetRequest

/** A mistake of a screen, and a fault that reveals it. */
const mistakes = [
  ['reports nothing', 500],
  ['reports it without a live region', 500],
  ['reports another text', 'reset'],
  ['loses the input', 'half'],
  ['navigates', 491],
  ['offers no retry', 500],
  ['logs to the console', 'error page'],
  ['sends each press', 'twice'],
  ['navigates', 'late'],
] as const satisfies readonly (readonly [string, Fault])[]
type Mistake = (typeof mistakes)[number][0] | 'makes no mistake'

/** One field and one call, and at most one mistake. */
function Form({ mistake }: { mistake: Mistake }) {
  const call = useApiClient()
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [isDone, setIsDone] = useState(false)
  const isBusy = useRef(false)
  const report = (error: unknown): void => {
    if (mistake !== 'reports nothing')
      setMessage(mistake === 'reports another text' ? i18next.t('loading') : i18next.t(messageFor(error)))
    if (mistake === 'loses the input') setTyped('')
    // eslint-disable-next-line no-console -- the mistake
    if (mistake === 'logs to the console') console.error(error)
  }
  const send = async (): Promise<void> => {
    isBusy.current = true
    const wentWell = await call(endpoint, { body: { emailAddress: typed } }).then(
      () => true,
      (error: unknown) => {
        report(error)
      },
    )
    isBusy.current = false
    setIsDone(wentWell === true)
    if (mistake === 'navigates') history.replaceState({}, '', '/elsewhere')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy.current || mistake === 'sends each press') void send()
  }
  return (
    <main>
      <h1>Formulier</h1>
      <div role={mistake === 'reports it without a live region' ? undefined : 'alert'}>{message}</div>
      {message !== '' && mistake !== 'offers no retry' && (
        <button type="button" onClick={() => void send()}>
          Opnieuw proberen
        </button>
      )}
      {isDone && <p>Gelukt</p>}
      <form onSubmit={submit}>
        <label>
          Naam
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <button>Verstuur</button>
      </form>
    </main>
  )
}

const checkForm = (mistake: Mistake, fault: Fault): Promise<void> =>
  checkCell({
    endpoint,
    fault,
    way: {
      at: '/form',
      visitor: true,
      app: <Form mistake={mistake} />,
      replies: [mockResponse(endpoint, undefined)],
      types: { Naam: 'emma@voorbeeld.nl' },
      press: 'Verstuur',
      done: () => text('Gelukt'),
    },
  })

test.each([...new Set(mistakes.map(([, fault]) => fault))])(
  'negative control: a screen that makes no mistake passes, %s',
  async (fault) => {
    await expect(checkForm('makes no mistake', fault)).resolves.toBeUndefined()
  },
)

test.each(mistakes)('negative control: a screen that %s fails, %s', async (mistake, fault) => {
  await expect(checkForm(mistake, fault)).rejects.toBeInstanceOf(Error)
})
