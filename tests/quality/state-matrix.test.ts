import { expect, test } from 'vitest'
import { labelOf } from '../../.storybook/state-matrix.tsx'

const picture = { $$typeof: Symbol('picture'), displayName: 'Phone' }
const states = [
  { label: 'Naam', value: 1 },
  { label: 'Plaats', value: 4, error: 'Geef een score.' },
  { label: 'Land', value: 4, disabled: true, icon: picture },
  { label: 'Land', value: 4, items: [1, 2], message: { state: 'sent' } },
  { label: 'Land', value: 4, items: [1], message: { state: 'failed' } },
  { label: 'Anders', value: 4 },
]

test('a state of a state matrix is named after the props in which it differs from the others', () => {
  expect(states.map((state) => labelOf(state, states))).toEqual([
    'value 1',
    'value 4, error',
    'value 4, disabled, icon',
    'value 4, items 2, state sent',
    'value 4, items 1, state failed',
    'value 4',
  ])
  expect(labelOf({ label: 'Naam' }, [{ label: 'Naam' }, { label: 'Naam', error: 'Vul uw naam in.' }])).toBe('plain')
})
