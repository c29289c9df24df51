import { test } from './journey.ts'
import { extended } from '../support/extended.ts'
import { longWay, onboardByKeyboard, phoneInTheDark } from './onboarding-steps.ts'

test.use(phoneInTheDark)

test(
  'GEN-11.3 MED-08.5 IDENT-02 CALM-01 a new patient completes registration and onboarding with the keyboard alone, one question at a time',
  { tag: extended },
  async ({ page, testAdmin, journey }) => {
    test.setTimeout(longWay)
    await onboardByKeyboard(
      { page, testAdmin, journey },
      { 'verwijzing voor migraine': 'Nee', 'verwijzing voor clusterhoofdpijn': 'Ja', 'app van de apotheek': 'Nee' },
      7,
    )
  },
)
