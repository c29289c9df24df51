import { describe, expect, test } from 'vitest'
import { opened } from '#tests/save-queue/open-queue.ts'
import { goodFate, type Fate } from '#tests/save-queue/fake-backend.ts'
import { ApiError } from '../../../api/error.ts'

const refused: Fate = { outcome: 'refused', answers: 80, lands: 'never' }
const lost: Fate = { outcome: 'lost', answers: 80, lands: 'never' }
const broken: Fate = { outcome: 'broken', answers: 80, lands: 'never' }

describe('the queue sends', () => {
  test('GEN-03.1 each completed answer at once, and not one that is still being typed', async () => {
    const { time, queue, sent } = await opened()
    queue.type('city', 'Dev')
    queue.save('country', 'NL')
    await time.pass(200)
    expect(sent()).toEqual(['country=NL'])
    queue.type('city', 'Deventer')
    queue.save('city', 'Deventer')
    await time.pass(200)
    expect(sent()).toEqual(['country=NL', 'city=Deventer'])
  })

  test('GEN-03.2 no answer that the back end already has: unchanged, or changed and changed back', async () => {
    const { time, backend, queue, sent } = await opened(1, { city: 'Deventer' })
    queue.save('city', 'Deventer')
    queue.type('city', 'D')
    queue.save('city', 'Deventer')
    await time.pass(200)
    backend.fates = [refused]
    queue.save('city', 'Zwolle')
    await time.pass(200)
    queue.save('city', 'Deventer')
    await time.pass(200)
    expect(sent()).toEqual(['city=Zwolle'])
    expect(queue.state()).toBe('saved')
  })

  test('MED-08.4 an empty answer when one is cleared, but not when there was none', async () => {
    const { time, backend, queue, sent } = await opened(1, { note: 'licht' })
    queue.save('note', '')
    queue.save('other', '')
    await time.pass(200)
    expect(sent()).toEqual(['note='])
    expect(backend.answers.get('note')).toBe('')
  })

  test('GEN-17.5 GEN-17.6 answers in order and one at a time; of several values of a question, only the last', async () => {
    const { time, backend, queue, sent } = await opened()
    for (const [id, value] of [
      ['a', '1'],
      ['b', '1'],
      ['a', '2'],
      ['c', '1'],
      ['b', '2'],
      ['b', '3'],
    ] as const) {
      queue.save(id, value)
      await time.pass(5)
    }
    await time.pass(1000)
    expect(sent()).toEqual(['a=1', 'a=2', 'c=1', 'b=3'])
    expect(backend.mostAtOnce).toBe(1)
  })

  test('GEN-03.2 no reverted answer', async () => {
    const { time, queue, sent } = await opened(1, { city: 'Deventer' })
    queue.type('city', '')
    expect(queue.values().get('city')).toBe('')
    queue.revert('city')
    expect([queue.values().get('city'), queue.state()]).toEqual(['Deventer', 'saved'])
    await time.pass(200)
    expect(sent()).toEqual([])
  })
})

describe('the state', () => {
  test('GEN-17.1 of each question and of all goes from typed to saved, with the time; a reload restores it', async () => {
    const { time, backend, browser, page, queue, open } = await opened()
    const states: string[] = []
    const note = () => {
      const now = `${queue.stateOf('a')} ${queue.state()}`
      if (states.at(-1) !== now) states.push(now)
    }
    const stop = queue.subscribe(note)
    note()
    queue.type('a', '1')
    await time.pass(20)
    queue.save('a', '1')
    await time.pass(200)
    expect(states).toEqual(['saved saved', 'unsaved unsaved', 'saving saving', 'saved saved'])
    const savedAt = queue.savedAt()
    expect(savedAt).toBe((backend.sent[0]?.at ?? 0) + goodFate.answers)
    stop()
    queue.type('a', '2')
    expect(states).toHaveLength(4)
    browser.kill(page)
    expect((await open()).queue.savedAt()).toBe(savedAt)
  })

  test('GEN-17.1 of one question is not affected by another, and the answers are the same object until one changes', async () => {
    const { time, backend, queue } = await opened()
    backend.fates = [refused]
    queue.save('a', '1')
    await time.pass(200)
    queue.type('b', '1')
    const values = queue.values()
    queue.save('b', '1')
    expect([queue.stateOf('a'), queue.stateOf('b'), queue.state()]).toEqual(['refused', 'unsaved', 'refused'])
    await time.pass(200)
    expect([queue.stateOf('a'), queue.stateOf('b'), queue.state()]).toEqual(['refused', 'saved', 'refused'])
    expect(queue.values()).toBe(values)
  })
})

describe('GEN-04 a failed save', () => {
  test('GEN-04.2 is retried on Next, which returns whether all is saved', async () => {
    const { time, backend, queue, sent } = await opened()
    backend.fates = [refused, refused]
    queue.save('a', '1')
    await time.pass(200)
    for (const isSaved of [false, true]) {
      const flushed = queue.flush()
      await time.pass(200)
      expect(await flushed).toBe(isSaved)
    }
    expect(sent()).toEqual(['a=1', 'a=1', 'a=1'])
  })

  test('because of a rejected answer is not retried by itself, does not block others, and is sent again once edited', async () => {
    const { time, backend, queue, sent } = await opened()
    backend.fates = [refused]
    queue.save('a', '1')
    queue.save('b', '1')
    await time.pass(600_000)
    queue.save('a', '1')
    await time.pass(1000)
    expect(sent()).toEqual(['a=1', 'b=1'])
    queue.save('a', '2')
    await time.pass(200)
    expect([sent().at(-1), queue.state()]).toEqual(['a=2', 'saved'])
  })

  test('GEN-04 for a reason other than the answer has that error, for the question and for all, until it is edited', async () => {
    const { time, backend, queue } = await opened()
    const blocked = { error: new ApiError('status', 403, null) }
    backend.fates = [refused, { ...refused, outcome: blocked }]
    queue.save('a', '1')
    queue.save('b', '1')
    await time.pass(1000)
    expect([
      queue.blockingErrorOf('a'),
      queue.blockingErrorOf('b'),
      queue.blockingErrorOf('c'),
      queue.blockingErrorOf(),
    ]).toEqual([null, blocked, null, blocked])
    expect([queue.stateOf('a'), queue.stateOf('b')]).toEqual(['refused', 'blocked'])
    queue.type('b', '2')
    expect([queue.blockingErrorOf('b'), queue.blockingErrorOf()]).toEqual([null, null])
  })

  test('GEN-04.2 without a connection is retried with growing pauses, and at once when the connection is back; Next does not wait', async () => {
    const { time, backend, browser, queue } = await opened()
    browser.backend.isOffline = true
    queue.save('a', '1')
    await time.pass(120_000)
    const seconds = backend.sent.map(({ at }, place, all) => Math.round((at - (all[place - 1]?.at ?? at)) / 1000))
    expect(seconds).toEqual([0, 2, 4, 8, 16, 30, 30])
    expect(queue.stateOf('a')).toBe('failed')
    const flushed = queue.flush()
    await time.pass(200)
    expect([await flushed, backend.sent.length]).toEqual([false, 8])
    browser.goOnline()
    await time.pass(200)
    expect([backend.sent.length, backend.answers.get('a')]).toEqual([9, '1'])
  })

  test('because of a back-end error lets the others go first', async () => {
    const { time, backend, queue, sent } = await opened()
    backend.fates = [broken, goodFate, broken]
    queue.save('a', '1')
    queue.save('b', '1')
    await time.pass(2400)
    expect(sent()).toEqual(['a=1', 'b=1', 'a=1'])
  })

  test('does not block Next, which also sends typed answers of the given questions', async () => {
    const { time, queue, sent } = await opened()
    queue.type('a', '1')
    queue.type('b', '1')
    expect(await queue.flush()).toBe(true)
    const flushed = queue.flush(['b'])
    await time.pass(200)
    expect([await flushed, sent()]).toEqual([true, ['b=1']])
  })
})

describe('GEN-17 a request that may arrive late', () => {
  test('GEN-17.6 leaves its question unsettled until the answers were read back; others continue meanwhile', async () => {
    const { time, backend, queue, sent } = await opened()
    backend.fates = [{ ...lost, lands: 4000 }]
    queue.save('a', '1')
    await time.pass(200)
    queue.save('a', '2')
    const flushed = queue.flush()
    await time.pass(1000)
    expect([backend.answers.get('a'), queue.stateOf('a')]).toEqual(['2', 'saving'])
    queue.save('b', '1')
    await time.pass(200)
    expect([queue.stateOf('b'), backend.readBacks]).toEqual(['saved', []])
    await time.pass(6000)
    expect([await flushed, sent(), backend.answers.get('a'), queue.state(), backend.readBacks.length]).toEqual([
      true,
      ['a=1', 'a=2', 'b=1', 'a=2'],
      '2',
      'saved',
      1,
    ])
  })

  test('leaves its question failed while the answers cannot be read back', async () => {
    const { time, backend, browser, queue } = await opened()
    backend.fates = [lost, goodFate, lost]
    queue.save('a', '1')
    await time.pass(5500)
    expect(queue.stateOf('a')).toBe('failed')
    browser.goOnline()
    await time.pass(6000)
    expect(queue.stateOf('a')).toBe('saved')
  })
})

describe('GEN-17 a second tab', () => {
  test('shows what is typed in the first, and when it is saved, also while it is idle itself', async () => {
    const { time, backend, queue, other } = await opened(2)
    queue.type('a', '1')
    await time.pass(20)
    expect([other.values().get('a'), other.stateOf('a')]).toEqual(['1', 'unsaved'])
    backend.fates = [goodFate, lost, goodFate]
    queue.save('a', '1')
    other.save('b', '1')
    await time.pass(400)
    expect([backend.sent.map(({ id }) => id), other.stateOf('a')]).toEqual([['a', 'b', 'b'], 'saved'])
  })

  test('opened during a save shows the saved answer, at any moment', async () => {
    for (let moment = 0; moment <= 400; moment += 10) {
      const { time, browser, queue } = await opened()
      browser.openDelay = 200
      queue.save('a', '1')
      await time.pass(moment)
      const second = browser.open()
      await time.pass(1000)
      expect(second.queue?.values().get('a'), `opened after ${moment} ms`).toBe('1')
    }
  })

  test('without news from the first assumes nothing, and recognises late news as old', async () => {
    const { time, backend, browser, queue, other, sent } = await opened(2)
    browser.newsDelay = 2000
    queue.save('a', '1')
    await time.pass(500)
    other.type('a', '2')
    other.save('a', '')
    await time.pass(500)
    expect([sent(), backend.answers.get('a')]).toEqual([['a=1', 'a='], ''])
    await time.pass(5000)
    expect([queue.values().get('a'), other.values().get('a')]).toEqual(['', ''])
  })
})

test('SES-06 a session that ends sends nothing more from that moment on, whatever the moment', async () => {
  for (let moment = 0; moment <= 400; moment += 10) {
    const { time, backend, browser, queue } = await opened()
    browser.delays = [50]
    queue.save('a', '1')
    queue.save('b', '1')
    await time.pass(moment)
    browser.endSession()
    const before = backend.sent.length
    const flushed = queue.flush()
    await time.pass(60_000)
    expect([backend.sent.length - before, await flushed], `after ${moment} ms`).toEqual([0, false])
  }
})
