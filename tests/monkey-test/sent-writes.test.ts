import { expect, test } from 'vitest'
import { callAt, SentWrites } from './sent-writes.ts'

const reply = (writes: SentWrites, request: object, given: { tab?: string; action?: number; body?: string } = {}) =>
  writes.send(request, {
    call: 'replyThread',
    tab: 'tab 1',
    pathname: '/patientPortal/thread/reply',
    body: '{"content":"a"}',
    action: 1,
    ...given,
  })

test('calls are identified by method and path pattern', () => {
  expect([
    callAt('POST', '/patientPortal/thread/reply'),
    callAt('GET', '/patientPortal/invoice/12/payment_link'),
    callAt('GET', '/patientPortal/thread/reply'),
    callAt('GET', '/assets/start.js'),
  ]).toEqual(['replyThread', 'getPaymentLink', undefined, undefined])
})

test('the same write sent twice by one press is reported, answered or not, unlike another body, tab or press', () => {
  const writes = new SentWrites()
  const [first, second] = [{}, {}]
  expect(reply(writes, first)).toBeUndefined()
  expect(reply(writes, {}, { body: '{"content":"b"}' })).toBeUndefined()
  expect(reply(writes, {}, { tab: 'tab 2' })).toBeUndefined()
  writes.end(first, 'answered')
  expect(reply(writes, second)).toContain('sent twice by one press')
  writes.end(second, 'failed')
  expect(reply(writes, {}, { action: 2 })).toBeUndefined()
  expect(writes.counts.get('replyThread')).toBe(5)
})

test('a next press that sends a write still under way is reported', () => {
  const writes = new SentWrites()
  reply(writes, {})
  expect(reply(writes, {}, { action: 2 })).toContain('while the first was under way')
})

test('a hasty press may send its write, and the next press may send it again after it failed', () => {
  const writes = new SentWrites()
  writes.hasty = 1
  const [first, second] = [{}, {}]
  expect(reply(writes, first, { action: 2 })).toBeUndefined()
  writes.end(first, 'failed')
  expect(reply(writes, second, { action: 2 })).toBeUndefined()
  writes.end(second, 'failed')
  expect(reply(writes, {}, { action: 2 })).toContain('sent twice by one press')
})

test('an answer may be saved again after the previous save ended, and a read sent again at any time', () => {
  const writes = new SentWrites()
  const save = (request: object) =>
    writes.send(request, { call: 'setQuestionAnswer', tab: 'tab 1', pathname: '/a', body: '{}', action: 1 })
  const [first, second] = [{}, {}]
  save(first)
  writes.end(first, 'failed')
  expect(save(second)).toBeUndefined()
  expect(save({})).toContain('sent twice')
  const read = () => writes.send({}, { call: 'getSlots', tab: 'tab 1', pathname: '/b', body: '{}', action: 1 })
  expect([read(), read()]).toEqual([undefined, undefined])
})
