import type { StepIndicatorProps } from './step-indicator.tsx'

const labels = [
  'Gegevens',
  'Adres',
  'Huisarts',
  'Apotheek',
  'Verzekering',
  'Wachtwoord',
  'Medicijnen',
  'Klachten',
  'Aanvallen',
  'Werk',
  'Akkoord',
]

/** A number of steps for stories and tests. `current` and `invalid` are indexes from 0. */
export const sampleSteps = (count: number, current: number, invalid: readonly number[] = []) =>
  ({
    steps: labels.slice(0, count).map((label, index) => ({ id: label, label, invalid: invalid.includes(index) })),
    current,
    labels: {
      label: 'Stappen',
      progress: `Stap ${Math.min(current + 1, count)} van ${count}`,
      states: { done: 'voltooid', current: 'huidige stap', open: 'nog niet gedaan', error: 'niet goed ingevuld' },
    },
  }) satisfies Partial<StepIndicatorProps>
