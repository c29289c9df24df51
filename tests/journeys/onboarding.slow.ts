import { test } from './journey.ts'
import { longWay, onboardByKeyboard, phoneInTheDark } from './onboarding-steps.ts'

test.use(phoneInTheDark)

test('GEN-11.3 MED-08.5 IDENT-02 CALM-01 a newcomer with migraine goes from registering to the end of onboarding by keyboard alone, one question at a time', async ({
  page,
  testAdmin,
  journey,
}) => {
  test.setTimeout(longWay)
  await onboardByKeyboard({ page, testAdmin, journey }, { 'verwijzing voor migraine': 'Ja' }, 11)
})
