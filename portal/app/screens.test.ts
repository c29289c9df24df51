import { describe, expect, test } from 'vitest'
import { lazyTexts } from '../platform/texts.ts'
import common from '#locales/nl/common.json' with { type: 'json' }
import { screens } from './screens.ts'

type Group = { readonly [key: string]: string | Group }

const textAt = (texts: Group, key: string) =>
  key
    .split('.')
    .reduce<string | Group | undefined>((group, part) => (typeof group === 'object' ? group[part] : undefined), texts)

/** The namespace and key of each screen's own title. */
const own = {
  dashboard: ['dashboard', 'title'],
  appointments: ['appointment', 'list.title'],
  messages: ['messages', 'title'],
  prescriptions: ['documents', 'prescriptions.title'],
  documents: ['documents', 'documents.title'],
  finance: ['finance', 'title'],
  booking: ['appointment', 'booking.title'],
  cancel: ['appointment', 'cancel.title'],
  question: ['messages', 'thread.title'],
  newQuestion: ['messages', 'ask.title'],
  attachment: ['documents', 'attachment.one'],
  prescription: ['documents', 'prescriptions.one'],
  document: ['documents', 'documents.one'],
  invoice: ['invoice', 'title'],
  invoiceDocument: ['documents', 'invoice.one'],
  rebate: ['rebate', 'title'],
  identification: ['identification', 'task'],
  generalQuestionnaire: ['general', 'title'],
  medicalQuestionnaire: ['medical', 'title'],
  askBsn: ['bsn', 'task'],
  accessibility: ['accessibility', 'title'],
  register: ['account', 'registration.task'],
  login: ['account', 'reset.task'],
} as const satisfies Partial<Record<keyof typeof screens, readonly [keyof typeof lazyTexts, string]>>

describe('APP-09.1 on its way a screen is called what it will call itself', () => {
  test.each(Object.entries(own))('%s', async (name, [namespace, key]) => {
    const shown = textAt(common, screens[name as keyof typeof screens]?.title ?? '')
    expect(shown).toBe(textAt((await lazyTexts[namespace]()).default as Group, key))
    expect(shown).toEqual(expect.any(String))
  })

  test('every screen that has a title while it loads is among them', () => {
    expect(
      Object.entries(screens)
        .flatMap(([name, { title }]) => (title ? [name] : []))
        .toSorted(),
    ).toEqual(Object.keys(own).toSorted())
  })

  test('a booking that moves another', async () => {
    expect(common.opening.moving).toBe((await lazyTexts.appointment()).default.booking.rescheduleTitle)
  })
})
