import { expect } from '@playwright/test'
import appointment from '#locales/nl/appointment.json' with { type: 'json' }
import invoice from '#locales/nl/invoice.json' with { type: 'json' }
import general from '#locales/nl/general.json' with { type: 'json' }
import messages from '#locales/nl/messages.json' with { type: 'json' }
import { extended } from '../support/extended.ts'
import { startTranslator, stopTranslator } from './rules/translator.ts'
import { test } from './story-page.ts'

/** By story: values that stay as they are, and words beside them that are translated. */
const values: readonly [story: string, values: readonly string[], words: string][] = [
  [
    'screens-appointments--ready',
    ['Hoofdpijnkliniek', 'dr. A.B. Bos', '010 000 00 00', 'patient@hoofdpijnkliniek.example'],
    appointment.list.title,
  ],
  ['screens-finance--ready', ['2026-1043', '€ 120,00'], invoice.status.open],
  [
    'screens-thread--ready',
    [
      'dr. A.B. Bos',
      'afbouwschema.pdf',
      'Ik gebruik de nieuwe tabletten nu twee weken. Ik ben er duizelig van. Moet ik doorgaan?',
    ],
    messages.reply.send,
  ],
  ['screens-general-questionnaire--terms', ['Emma', 'de Wit'], general.page.terms],
]

for (const [story, kept, words] of values) {
  test(
    `APP-13.3 names, codes, numbers, file names and typed text stay unchanged while ${story} is translated`,
    { tag: extended },
    async ({ storyPage: { page, show } }) => {
      await show(story)
      await startTranslator(page)
      await expect(page.locator('html')).not.toHaveAttribute('translate', 'no')
      await expect(page.locator('font font').getByText(words, { exact: true }).first()).toBeAttached()
      for (const value of kept) {
        await expect(page.getByText(value, { exact: true }).first(), value).toBeAttached()
        await expect(page.locator('font').getByText(value, { exact: true }), value).toHaveCount(0)
      }
      await stopTranslator(page)
    },
  )
}
