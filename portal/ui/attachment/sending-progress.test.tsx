import { act } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createClient } from '../../api/client.ts'
import { threads } from '../../api/contract/thread.ts'
import type { BackendResponse } from '../../api/transport.ts'
import { apiClientAtom, useApiClient } from '../../platform/api-client.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { useErrorMessage } from '../load-states/alert.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { SendingProgress } from './sending-progress.tsx'
import { useAttachments, type Attachments } from './use-attachments.ts'
import { useSending } from './use-sending.ts'

let attachments: Attachments
const take = (now: Attachments) => {
  attachments = now
}

function Host() {
  const call = useApiClient()
  const sending = useSending()
  const [isDone, setIsDone] = useState(false)
  const chosen = useAttachments('thread 7')
  useLayoutEffect(() => take(chosen))
  const { busy, failure, submit } = useSubmit(
    () =>
      sending.send(chosen, (files, options) =>
        call(threads.replyThread, { body: { thread_id: 7, content: 'Hallo', attachments: files }, ...options }),
      ),
    {
      onDone: () => setIsDone(true),
      errorMessage: useErrorMessage(),
    },
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SendingProgress sending={sending} />
      {failure && <p>{failure.text}</p>}
      <button type="submit">{busy ? 'Bezig' : 'Versturen'}</button>
      {isDone && <p>Verstuurd</p>}
    </form>
  )
}

/** Renders the progress with a call whose progress and end the test controls. */
async function open() {
  const answer = Promise.withResolvers<BackendResponse>()
  let sent: { body: string; onProgress: ((part: number) => void) | undefined } | undefined
  const { store } = await renderScreen(<Host />, { at: '/question/7' })
  const client = createClient({
    baseAddress: '',
    getToken: () => null,
    onUnauthorized: () => {},
    transport: async ({ body, onProgress, signal }) => {
      signal.addEventListener('abort', () => answer.reject(signal.reason))
      sent = { body: body instanceof Blob ? await body.text() : String(body), onProgress }
      return answer.promise
    },
  })
  act(() => store.set(apiClientAtom, client))
  return {
    sent: () => sent,
    answer: () => answer.resolve({ status: 200, contentType: 'application/json', text: '{}' }),
  }
}
const bar = () => page.getByRole('progressbar', { name: 'Wij versturen uw bestanden…' })
const file = new File(['%PDF-1.7'], 'brief.pdf')

test('FILE-03.5 while files are sent a progress bar is shown, and disappears when done', async () => {
  const { sent, answer } = await open()
  attachments.change([file])
  await button('Versturen').click()
  await expect.poll(sent).toBeDefined()
  expect(JSON.parse(sent()?.body ?? '')).toEqual({
    thread_id: 7,
    content: 'Hallo',
    attachments: [{ filename: 'brief.pdf', data: btoa('%PDF-1.7'), description: '' }],
  })
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '0%')
  sent()?.onProgress?.(0.426)
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '42%')
  answer()
  await expect.element(text('Verstuurd')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('FILE-03 sending can be stopped: a message is shown, and everything can be sent again', async () => {
  const { sent } = await open()
  attachments.change([file])
  await button('Versturen').click()
  await expect.poll(sent).toBeDefined()
  await button('Stoppen').click()
  await expect.element(text('U heeft het versturen gestopt. Wat u heeft ingevuld staat er nog.')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(button('Versturen')).toHaveFocus()
  expect(attachments.files).toEqual([file])
})

test('a message without files is sent without a progress bar', async () => {
  const { sent, answer } = await open()
  await button('Versturen').click()
  await expect.poll(sent).toEqual({ body: '{"thread_id":7,"content":"Hallo","attachments":[]}', onProgress: undefined })
  await expect.element(bar()).not.toBeInTheDocument()
  answer()
  await expect.element(text('Verstuurd')).toBeVisible()
})
