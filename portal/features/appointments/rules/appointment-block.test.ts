import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consultState, unknownState, type Consult } from '../../../api/contract/consult.ts'
import { appointmentBlock, isFuture, pastConsults, unknownStateConsults } from './appointment-block.ts'

const now = new Date('2026-11-21T09:00:00+01:00')
const { open, finalized, locked, cancelled } = consultState
const state = fc.constantFrom(open, finalized, locked, cancelled)

/** A consult of 30 minutes that ends `endsIn` minutes from now. */
const consult = (id: number, endsIn: number, given: Consult['state'] = open): Consult => ({
  id,
  employeeId: null,
  consultTypeId: 3,
  state: given,
  startDateTime: new Date(now.getTime() + (endsIn - 30) * 60_000).toISOString(),
  endDateTime: new Date(now.getTime() + endsIn * 60_000).toISOString(),
})

describe('future', () => {
  test.each([
    ['a consult that ends later is upcoming', consult(1, 60), true],
    ['a consult under way is upcoming', consult(1, 10), true],
    ['a consult that ends at this moment is upcoming', consult(1, 0), true],
    ['a consult that has ended is not upcoming', consult(1, -1), false],
  ])('BLOCK-01.1 %s', (_name, given, future) => {
    expect(isFuture(given, now)).toBe(future)
  })

  test('BLOCK-01.2 a cancelled consult never counts', () => {
    expect(isFuture(consult(1, 60, cancelled), now)).toBe(false)
    expect(appointmentBlock([consult(1, 60, cancelled), consult(2, -60, cancelled)], now)).toEqual({ kind: 'none' })
  })
})

describe('the state of the appointment block', () => {
  const past = { open: consult(1, -60), finalized: consult(2, -60, finalized), locked: consult(3, -60, locked) }
  const future = { open: consult(4, 60), finalized: consult(5, 60, finalized), locked: consult(6, 60, locked) }

  test.each([
    [
      'BLOCK-02.1 a past open consult takes precedence over all others',
      [future.locked, future.open, past.open],
      'pastOpen',
    ],
    ['BLOCK-03.1 a future locked consult takes precedence over planned ones', [future.open, future.locked], 'locked'],
    [
      'BLOCK-04.1 with neither of those, a future open consult is planned',
      [past.finalized, past.locked, future.open],
      'planned',
    ],
    ['BLOCK-06.1 past finalized and past locked ones leave nothing planned', [past.finalized, past.locked], 'none'],
    ['BLOCK-06.1 a future finalized consult is not planned', [future.finalized], 'none'],
    ['BLOCK-06.1 no consults at all', [], 'none'],
  ])('%s', (_name, consults, kind) => {
    expect(appointmentBlock(consults, now).kind).toBe(kind)
  })

  test('BLOCK-07.1 the next consult is the soonest, whatever order the server sends', () => {
    const sent = [consult(1, 90), consult(2, 60), consult(3, 120)]
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const
    for (const order of orders) {
      const block = appointmentBlock(
        order.flatMap((index) => sent[index] ?? []),
        now,
      )
      expect(block.kind === 'planned' && block.planned.map(({ id }) => id)).toEqual([2, 1, 3])
    }
  })

  test('BLOCK-07.1 the soonest consult is chosen by instant, not by notation', () => {
    const early = { ...consult(1, 60), startDateTime: '2026-11-21T11:00:00+02:00' }
    const late = { ...consult(2, 60), startDateTime: '2026-11-21T09:30:00Z' }
    const block = appointmentBlock([late, early], now)
    expect(block.kind === 'planned' && block.planned[0].id).toBe(1)
  })

  test('the order of the consults from the back end is not changed', () => {
    const sent = [consult(1, 90), consult(2, 60), consult(3, -60, finalized), consult(4, -90, finalized)]
    appointmentBlock(sent, now)
    pastConsults(sent, now)
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})

describe('ERR-10.4 consults with an unknown state', () => {
  const [unsure, sooner] = [consult(1, 90, unknownState), consult(2, 60, unknownState)]

  test('have lower priority than any other consult', () => {
    for (const [one, kind] of [
      [consult(3, -60), 'pastOpen'],
      [consult(3, 120, locked), 'locked'],
      [consult(3, 120), 'planned'],
    ] as const)
      expect(appointmentBlock([unsure, one], now).kind).toBe(kind)
  })

  test('are shown when there is no other, the soonest first, instead of "no appointment"', () => {
    expect(appointmentBlock([unsure, sooner], now)).toEqual({ kind: 'unsure', consult: sooner })
  })

  test('count as long as they are in the future', () => {
    expect(
      unknownStateConsults([consult(4, -1, unknownState), unsure, consult(5, 60), sooner], now).map(({ id }) => id),
    ).toEqual([2, 1])
    expect(appointmentBlock([consult(4, -1, unknownState)], now)).toEqual({ kind: 'none' })
  })
})

describe('past consults', () => {
  test('LIST-01.1 LIST-01.2 are those that ended before now, including open and locked ones, newest first, without cancelled ones', () => {
    const sent = [
      consult(1, -120, finalized),
      consult(2, -60, open),
      consult(3, -90, locked),
      consult(4, -30, cancelled),
      consult(5, 0, finalized),
      consult(6, 60, open),
    ]
    expect(pastConsults(sent, now).map(({ id }) => id)).toEqual([2, 3, 1])
  })

  test('LIST-01.1 every consult that is not cancelled is either past or in the future', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -1000, max: 1000 }), state)), (drawn) => {
        const consults = drawn.map(([endsIn, given], index) => consult(index + 1, endsIn, given))
        const split = [...pastConsults(consults, now), ...consults.filter((one) => isFuture(one, now))]
        const kept = consults.filter((one) => one.state !== cancelled)
        expect(split.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(kept.map(({ id }) => id))
      }),
      { seed: 1 },
    )
  })
})
