import { extended } from '../support/extended.ts'
import { planned } from './appointment-steps.ts'
import { dayOf, timeOf } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { goByMenu } from './menu-steps.ts'

test(
  'BLOCK-04.2 BLOCK-04.3 BLOCK-07.1 BLOCK-09.2 the dashboard shows the soonest of several appointments and the list all of them, each with links to reschedule and cancel',
  { tag: extended },
  async ({ page, patient, signIn, journey }) => {
    const made = await patient('several-planned')
    const inOrder = made.consults.toSorted((a, b) => Date.parse(a.startDateTime) - Date.parse(b.startDateTime))
    // The clinic sends the last one first.
    expect(inOrder[0]?.id).not.toBe(made.consults[0]?.id)
    const types = new Map([
      [3, 'Controle op de kliniek'],
      [4, 'Controle via video'],
      [5, 'Controle via de telefoon'],
    ])
    const cards = inOrder.map(({ startDateTime: start, endDateTime: end, consultTypeId }, place) => ({
      date: `${dayOf(start)} ${start.slice(0, 4)}`,
      text: new RegExp(
        `^${place === 0 ? 'Volgende afspraak' : ''}over \\d+ dagen${dayOf(start)} ${start.slice(0, 4)}\\s*${timeOf(start)} – ${timeOf(end)}${types.get(consultTypeId)} met dr\\. S\\.M\\. de Wit`,
      ),
    }))
    await signIn(page, made)
    await goByMenu(page, 'Afspraken')
    await expect(planned(page)).toHaveText(cards.map(({ text }) => text))
    await journey.assertLoaded(page)
    for (const [place, { date }] of cards.entries()) {
      await expect(
        planned(page)
          .nth(place)
          .getByRole('button', { name: /^(?:Verzetten: |Afzeggen: |Zet in agenda: |Kan het eerder)/ }),
      ).toHaveText(['Verzetten', 'Afzeggen', 'Zet in agenda', 'Kan het eerder?'])
      await planned(page)
        .nth(place)
        .getByRole('button', { name: `Verzetten: ${date}` })
        .click()
      await expect(page.getByText(`U verzet uw afspraak van ${date}`)).toBeVisible()
      await page.getByRole('link', { name: 'Sluiten' }).click()
      await planned(page)
        .nth(place)
        .getByRole('button', { name: `Afzeggen: ${date}` })
        .click()
      await expect(page.getByRole('main').getByRole('definition').first()).toContainText(date)
      await page.getByRole('link', { name: 'Sluiten' }).click()
    }
  },
)
