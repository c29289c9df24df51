import i18next from 'i18next'
import { useRef, useState, type FormEvent } from 'react'
import { expect, test } from 'vitest'
import { authentication } from '#portal/api/contract/authentication.ts'
import { messageFor } from '#portal/api/message-for.ts'
import { useApiClient } from '#portal/platform/api-client.ts'
import { text } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import type { Fault } from './fault-kind.ts'
import { judge } from './judge-cell.ts'

const endpoint = authentication.passwordResetRequest

/** A mistake that a screen could make, and a fault by which it shows. */
const mistakes = [
  ['says nothing', 500],
  ['says it in the page alone', 500],
  ['says something else', 'reset'],
  ['forgets what was typed', 'half'],
  ['leads elsewhere', 491],
  ['offers no repeat', 500],
  ['complains in the console', 'error page'],
  ['sends each press', 'twice'],
  ['leads elsewhere', 'late'],
] as const satisfies readonly (readonly [string, Fault])[]
type Mistake = (typeof mistakes)[number][0] | 'makes no mistake'

/** One field and one call, and at most one mistake. */
function Form({ mistake }: { mistake: Mistake }) {
  const call = useApiClient()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [isDone, setIsDone] = useState(false)
  const isBusy = useRef(false)
  const tell = (error: unknown): void => {
    if (mistake !== 'says nothing')
      setSaid(mistake === 'says something else' ? i18next.t('loading') : i18next.t(messageFor(error)))
    if (mistake === 'forgets what was typed') setTyped('')
    // eslint-disable-next-line no-console -- the mistake
    if (mistake === 'complains in the console') console.error(error)
  }
  const send = async (): Promise<void> => {
    isBusy.current = true
    const wentWell = await call(endpoint, { body: { emailAddress: typed } }).then(
      () => true,
      (error: unknown) => {
        tell(error)
      },
    )
    isBusy.current = false
    setIsDone(wentWell === true)
    if (mistake === 'leads elsewhere') history.replaceState({}, '', '/elsewhere')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy.current || mistake === 'sends each press') void send()
  }
  return (
    <main>
      <h1>Formulier</h1>
      <div role={mistake === 'says it in the page alone' ? undefined : 'alert'}>{said}</div>
      {said !== '' && mistake !== 'offers no repeat' && (
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

const judgeForm = (mistake: Mistake, fault: Fault): Promise<void> =>
  judge({
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
  'control: a screen that makes no mistake passes, %s',
  async (fault) => {
    await expect(judgeForm('makes no mistake', fault)).resolves.toBeUndefined()
  },
)

test.each(mistakes)('control: a screen that %s is caught, %s', async (mistake, fault) => {
  await expect(judgeForm(mistake, fault)).rejects.toBeInstanceOf(Error)
})
