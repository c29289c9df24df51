import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { fakeVoice } from '../../../.storybook/fake-voice.ts'
import { patient } from '../../api/contract/patient.ts'
import { threads, type Message } from '../../api/contract/thread.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { claimDrafts, draftsSettled, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../../stories/fixture/thread.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { ThreadScreen } from './thread-screen.tsx'

const [question, answer] = medicineMessages as [Message, Message]
const mine = (id: number, content: string): Message => ({
  ...question,
  id,
  content,
  created_at: '2026-11-21T09:00:00+01:00',
})
const threadReply = (...messages: Message[]) => mockResponse(threads.getThread, { thread: medicineThread, messages })
const open = (...replies: StoryReply[]) =>
  renderScreen(<ThreadScreen id={41} />, {
    at: '/question/41',
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
      mockResponse(patient.getEmployees, { employees }),
      threadReply(...medicineMessages),
      ...replies,
    ],
  })
const field = () => page.getByLabelText('Uw antwoord')
const send = () => button('Versturen')
const bubbles = () =>
  page
    .getByRole('article')
    .elements()
    .map((bubble) => [bubble.parentElement?.dataset.from, bubble.querySelector('p[dir]')?.textContent])
const states = () =>
  page
    .getByRole('article')
    .elements()
    .map((bubble) => bubble.parentElement?.dataset.state)
const sent = { thread_id: 41, content: 'Dank u wel.', attachments: [] }

/** Sends a reply that fails. */
const sendAndFail = async () => {
  await field().fill('Dank u wel.')
  await send().click()
  await expect.element(text('Niet verstuurd. Uw tekst staat er nog.')).toBeVisible()
}

beforeEach(async () => {
  await wipeDrafts()
  await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
})

describe('messages', () => {
  test('MSG-02.1 MSG-02.2 MSG-02.3 MSG-02.5 MSG-02.6 MSG-06.1 are shown from old to new with side, name and time, are requested once and marked as read', async () => {
    const { backend } = await open(
      threadReply(answer, question, { ...answer, id: 403, sender_user_id: 99, content: 'Tot ziens.', attachments: [] }),
    )
    await expect.element(heading('Vraag over medicijn')).toBeVisible()
    await expect
      .element(page.getByRole('article', { name: /^Bericht van dr\. A\.B\. Bos, 17 november 2026, 09:12 / }))
      .toBeInTheDocument()
    await expect
      .element(page.getByRole('article', { name: /^Uw bericht, 16 november 2026, 20:14 / }))
      .toBeInTheDocument()
    await expect
      .element(page.getByRole('article', { name: /^Bericht van \(onbekend\), 17 november 2026, 09:12 / }))
      .toBeInTheDocument()
    expect(bubbles()).toEqual([
      ['self', question.content],
      ['other', answer.content],
      ['other', 'Tot ziens.'],
    ])
    const [own, staffs] = page
      .getByRole('article')
      .elements()
      .map((bubble) => bubble.getBoundingClientRect())
    expect([(own?.left ?? 0) > (staffs?.left ?? 0), (own?.right ?? 0) > (staffs?.right ?? 0)]).toEqual([true, true])
    await expect.element(text(/^Wij antwoorden binnen 2 werkdagen\./)).toBeVisible()
    for (const day of ['maandag 16 november 2026', 'dinsdag 17 november 2026'])
      await expect.element(text(day)).toBeInTheDocument()
    await expect.element(button('Terug')).toBeVisible()
    expect(backend.bodiesOf(threads.getThread)).toEqual([{ thread_id: 41, mark_messages_as_read: true }])
    expect(backend.bodiesOf(patient.getEmployees)).toHaveLength(1)
  })

  test.each([
    ['markup and entities', 'ltr', '<img src=x onerror=alert(1)><script>alert(1)</script> &lt;b&gt; &amp;'],
    ['emoji and lines', 'ltr', 'Goed 😀👩‍👩‍👧\n\n  met spaties\ten meer'],
    ['right to left', 'rtl', 'שלום, אני לא מרגיש טוב'],
    ['ten thousand characters', 'ltr', 'hoofdpijn '.repeat(1000).trim()],
    ['one long word', 'ltr', 'a'.repeat(3000)],
    ['unsafe links', 'ltr', 'javascript:alert(1) http://kliniek.nl data:text/html,x'],
  ])('MSG-08.1 %s: shown as typed, %s', async (_name, direction, content) => {
    await open(threadReply({ ...question, content }))
    await expect.poll(bubbles).toEqual([['self', content]])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const bubble = page.getByRole('article').element()
    expect(bubble.querySelectorAll('a, img, script, b')).toHaveLength(0)
    expect([...bubble.querySelectorAll('p[dir]')].map((words) => getComputedStyle(words).direction)).toEqual([
      direction,
    ])
  })

  test('MSG-08 the HTML of a staff member’s message is shown as text; the text of the patient is unchanged', async () => {
    const content = 'Neem &lt; 3 tabletten<br>per dag'
    await open(threadReply({ ...question, content }, { ...answer, content, attachments: [] }))
    await expect.poll(bubbles).toEqual([
      ['self', content],
      ['other', 'Neem < 3 tabletten\nper dag'],
    ])
  })

  test('a long conversation has a search field', async () => {
    await open(
      threadReply(
        ...Array.from({ length: 20 }, (_, index) => ({
          ...question,
          id: index + 1,
          content: index === 3 ? 'Een halve TABLET' : `Bericht ${index}`,
        })),
      ),
    )
    await page.getByRole('searchbox', { name: 'Zoek in dit gesprek' }).fill('tablet')
    await expect.poll(bubbles).toEqual([['self', 'Een halve TABLET']])
    await expect.element(page.getByText('1 bericht gevonden')).toBeVisible()
  })

  test('a missing conversation shows its own message, in the page and in a toast, with a link to the others and no retry', async () => {
    const { store } = await open(mockStatus(threads.getThread, 495))
    await expect.element(text('Wij kunnen dit gesprek niet vinden. Misschien bestaat het niet meer.')).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([
      { tone: 'error', text: 'Wij kunnen dit gesprek niet vinden. Misschien bestaat het niet meer.' },
    ])
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Naar uw berichten' }))
      .toHaveAttribute('href', '/messages')
    await expect.element(button('Opnieuw proberen')).not.toBeInTheDocument()
    await expect.element(field()).not.toBeInTheDocument()
  })
})

describe('replying', () => {
  test('MSG-03.2 MSG-03.3 a reply appears at once, clears the field, is sent once and is then part of the conversation', async () => {
    const accepted = mockDeferred(threads.replyThread, undefined)
    const { backend } = await open(accepted)
    await field().fill('  Dank u wel.\n')
    await send().dblClick()
    await expect.poll(states).toEqual(['delivered', 'delivered', 'sending'])
    await expect.element(field()).toHaveValue('')
    backend.setReplies(threadReply(...medicineMessages, mine(403, 'Dank u wel.')))
    accepted.tell()
    await expect.poll(states).toEqual(['delivered', 'delivered', 'sent'])
    expect(bubbles().at(-1)).toEqual(['self', 'Dank u wel.'])
    expect(backend.bodiesOf(threads.replyThread)).toEqual([sent])
  })

  test.each(['', ' \n '])(
    'MSG-03.1 ERR-06.1 a reply of %j is not sent: the field has the error and the focus',
    async (typed) => {
      const { backend, store } = await open()
      await field().fill(typed)
      await send().click()
      await expect.element(field()).toHaveAccessibleDescription('Schrijf eerst uw antwoord.')
      await expect.element(field()).toHaveFocus()
      expect(store.get(toastsAtom)).toMatchObject([{ text: 'Schrijf eerst uw antwoord.', duration: 6000 }])
      expect(backend.bodiesOf(threads.replyThread)).toEqual([])
    },
  )

  test('a failed reply stays in its bubble with a message; the next can be typed but has to wait; a retry sends it', async () => {
    const { backend } = await open(mockNetworkError(threads.replyThread))
    await sendAndFail()
    await expect.element(text(/^Er is geen verbinding\./)).toBeVisible()
    await field().fill('En nog iets.')
    await expect
      .element(send())
      .toHaveAccessibleDescription('Uw vorige bericht is nog niet verstuurd. Probeer dat eerst opnieuw.')
    backend.setReplies(mockResponse(threads.replyThread, undefined))
    await button('Opnieuw').click()
    await expect.poll(() => states().at(-1)).toBe('sent')
    await expect.element(field()).toHaveValue('En nog iets.')
    expect(backend.bodiesOf(threads.replyThread)).toEqual([sent, sent])
  })

  test.each(['390x844', '320x640'])(
    'MSG-11.1 MSG-11.2 on %s a failed reply is in view with its retry, and the error below it names the failure and can retry too',
    async (size) => {
      const [width, height] = size.split('x').map(Number) as [number, number]
      await page.viewport(width, height)
      onTestFinished(() => page.viewport(390, 844))
      const long = Array.from({ length: 12 }, (_, index) => ({ ...answer, id: 410 + index, attachments: [] }))
      const { backend, store } = await open(threadReply(question, ...long), mockStatus(threads.replyThread, 500))
      await sendAndFail()
      const inView = (part: Locator) =>
        expect
          .poll(() => {
            const { top, bottom } = part.element().getBoundingClientRect()
            return [top >= 0, bottom <= height]
          })
          .toEqual([true, true])
      await inView(page.getByRole('article').last())
      await inView(button('Opnieuw'))
      if (height > 800) await inView(button('Opnieuw versturen'))
      const notice = [...document.querySelectorAll<HTMLElement>('[data-tone=error]')].at(-1)
      expect(notice?.innerText.split(/\n+/)).toEqual([
        'Fout',
        'Uw bericht is niet verstuurd.',
        'Onbekende fout.',
        expect.stringMatching(/^Er is niets verloren gegaan\./),
        'Opnieuw versturen',
      ])
      expect(document.body.textContent.split('Onbekende fout.')).toHaveLength(2)
      expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'Uw bericht is niet verstuurd.' }])
      backend.setReplies(mockResponse(threads.replyThread, undefined))
      await button('Opnieuw versturen').click()
      await expect.poll(() => states().at(-1)).toBe('sent')
      await expect.element(page.getByRole('article').last()).toHaveFocus()
      expect(backend.bodiesOf(threads.replyThread)).toEqual([sent, sent])
    },
  )

  test('a reply whose answer was lost after it arrived: a retry finds it and sends nothing', async () => {
    const { backend } = await open(mockNetworkError(threads.replyThread))
    await sendAndFail()
    backend.setReplies(threadReply(...medicineMessages, mine(403, 'Dank u wel.')))
    await button('Opnieuw').click()
    await expect.poll(states).toEqual(['delivered', 'delivered', 'sent'])
    expect(backend.bodiesOf(threads.replyThread)).toHaveLength(1)
  })

  test('a rejected reply can be edited: its text returns to the field, before what was typed since', async () => {
    const { backend } = await open(mockStatus(threads.replyThread, 491))
    await field().fill('Te lang.')
    await send().click()
    await expect.element(text(/^De kliniek kan dit niet aannemen\./)).toBeVisible()
    await field().fill('Verder.')
    await button('Bericht aanpassen').click()
    await expect.element(field()).toHaveValue('Te lang.\n\nVerder.')
    await expect.element(field()).toHaveFocus()
    expect(states()).toEqual(['delivered', 'delivered'])
    backend.setReplies(mockResponse(threads.replyThread, undefined))
    await field().fill('Kort.')
    await send().click()
    await expect.poll(() => backend.bodiesOf(threads.replyThread).at(-1)).toEqual({ ...sent, content: 'Kort.' })
  })
})

describe('returning to the conversation', () => {
  const leave = async () => {
    await draftsSettled()
    cleanup()
  }

  test('MSG-07.1 restores what was typed', async () => {
    await open()
    await field().fill('Ik lig in het donker.')
    await leave()
    await open()
    await expect.element(field()).toHaveValue('Ik lig in het donker.')
  })

  test('MSG-07.3 a message and its draft are never both stored, whenever the page is reloaded', async () => {
    await open(mockResponse(threads.replyThread, undefined))
    await field().fill('Dank u wel.')
    await draftsSettled()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const deleted = vi.spyOn(IDBObjectStore.prototype, 'delete')
    await send().click()
    await expect.element(field()).toHaveValue('')
    await draftsSettled()
    const [stored, removed] = [put, deleted].map(
      ({ mock }) => (mock.contexts[0] as IDBObjectStore | undefined)?.transaction,
    )
    expect(stored).toBeDefined()
    expect(removed).toBe(stored)
  })

  test('MSG-07.3 finds no draft of a sent reply', async () => {
    await open(mockResponse(threads.replyThread, undefined))
    await field().fill('Dank u wel.')
    await send().click()
    await expect.poll(() => states().at(-1)).toBe('sent')
    await leave()
    await open()
    await expect.poll(states).toEqual(['delivered', 'delivered'])
    await draftsSettled()
    expect(states()).toEqual(['delivered', 'delivered'])
    await expect.element(field()).toHaveValue('')
  })

  test('MSG-07.1 shows a failed reply to retry, and sends it once', async () => {
    await open(mockNetworkError(threads.replyThread))
    await sendAndFail()
    await leave()
    const { backend } = await open(mockResponse(threads.replyThread, undefined))
    await button('Opnieuw').click()
    await expect.poll(() => states().at(-1)).toBe('sent')
    expect(backend.bodiesOf(threads.replyThread)).toEqual([sent])
  })

  test('shows a reply that arrived after all in the conversation, without a retry', async () => {
    await open(mockNetworkError(threads.replyThread))
    await sendAndFail()
    await leave()
    await open(threadReply(...medicineMessages, mine(403, 'Dank u wel.')))
    await expect.poll(states).toEqual(['delivered', 'delivered', 'delivered'])
    await draftsSettled()
    expect(states()).toEqual(['delivered', 'delivered', 'delivered'])
    await expect.element(send()).not.toHaveAttribute('aria-disabled')
    await leave()
    await open()
    await expect.poll(states).toEqual(['delivered', 'delivered'])
    await draftsSettled()
    expect(states()).toEqual(['delivered', 'delivered'])
  })

  test('a reply that arrives later is found by the retry, and not sent twice', async () => {
    await open(mockNetworkError(threads.replyThread))
    await sendAndFail()
    await leave()
    const { backend } = await open()
    await expect.element(button('Opnieuw')).toBeVisible()
    backend.setReplies(threadReply(...medicineMessages, mine(403, 'Dank u wel.')))
    await button('Opnieuw').click()
    await expect.poll(states).toEqual(['delivered', 'delivered', 'sent'])
    expect(backend.bodiesOf(threads.replyThread)).toEqual([])
  })

  test('a reply that is still being sent is shown so, and cannot be sent twice', async () => {
    const accepted = mockDeferred(threads.replyThread, undefined)
    await open(accepted)
    await field().fill('Dank u wel.')
    await send().click()
    await expect.poll(() => states().at(-1)).toBe('sending')
    await leave()
    const { backend } = await open()
    await expect.poll(() => states().at(-1)).toBe('sending')
    await expect.element(button('Bezig met versturen…')).toBeVisible()
    accepted.tell()
    await expect.poll(states).toEqual(['delivered', 'delivered'])
    expect(backend.bodiesOf(threads.replyThread)).toEqual([])
  })
})

describe('reading aloud', () => {
  const content = 'Neem 2x daags ½ tablet. Neem 1-0-1.'
  const voice = () => {
    const { speech, restore } = fakeVoice()
    onTestFinished(() => {
      restore()
      localStorage.removeItem('readAloud')
    })
    return speech
  }

  test('READ-01.1 READ-01.3 READ-01.4 READ-01.5 reads a message of the clinic after a press that is confirmed the first time; messages of the patient have no button', async () => {
    const speech = voice()
    await open(threadReply(question, { ...answer, content }))
    await button('Lees voor').click()
    expect(button('Lees voor').elements()).toHaveLength(1)
    const group = page.getByRole('group', { name: 'Voorlezen: Bericht van dr. A.B. Bos, 17 november 2026, 09:12' })
    await expect
      .element(
        group.getByText('Uw telefoon leest dit hardop voor. Anderen kunnen meeluisteren. Zet het geluid eerst zacht.'),
      )
      .toBeVisible()
    expect(speech.said).toEqual([])
    await button('Begin met voorlezen').click()
    speech.endSentence()
    expect(speech.said.map(({ text: said }) => said)).toEqual([
      'Neem twee keer per dag een halve tablet.',
      'Neem 1-0-1. Lees de hoeveelheid zelf na.',
    ])
    expect(bubbles().at(-1)).toEqual(['other', content])
    await button('Stop').click()
    await button('Vanaf het begin').click()
    expect(speech.said).toHaveLength(3)
  })

  test('READ-01.2 has no button when the device has no local Dutch voice', async () => {
    const speech = voice()
    speech.arrive([{ name: 'Company', lang: 'nl-NL', localService: false }])
    await open()
    speech.arrive([{ name: 'Company', lang: 'nl-NL', localService: false }])
    await expect.poll(() => localStorage.getItem('readAloud')).toBeNull()
    await expect.element(send()).toBeVisible()
    expect(button('Lees voor').elements()).toEqual([])
  })

  test('READ-01.7 has no button when the clinic disables it', async () => {
    voice()
    vi.stubEnv('VITE_READ_ALOUD', 'false')
    await open()
    await expect.element(send()).toBeVisible()
    expect(button('Lees voor').elements()).toEqual([])
  })
})
