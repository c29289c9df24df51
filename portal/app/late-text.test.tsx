import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '#design-system'
import appointment from '#locales/nl/appointment.json'
import bsn from '#locales/nl/bsn.json'
import common from '#locales/nl/common.json'
import messages from '#locales/nl/messages.json'
import questionnaire from '#locales/nl/questionnaire.json'
import rebate from '#locales/nl/rebate.json'

/** What a patient reads about an outcome that came after they had left its screen: only the toast tells it. */
const texts = [
  appointment.booking.late.new,
  appointment.booking.late.move,
  appointment.cancel.late,
  messages.reply.late,
  messages.ask.late,
  rebate.late,
  bsn.late,
  questionnaire.late,
].flatMap((late) => Object.entries(late))

afterEach(async () => {
  delete document.documentElement.dataset.theme
  document.documentElement.dataset.textSize = 'normal'
  await page.viewport(390, 844)
})

test.each([
  [390, 844],
  [320, 640],
])(
  'TOAST-03.6 at %i px with the largest text, the toast of a late answer fully shows its outcome',
  async (width, height) => {
    document.documentElement.dataset.theme = 'calm-dark'
    document.documentElement.dataset.textSize = 'larger'
    await page.viewport(width, height)
    const { rerender } = render(null)
    const cut = texts.filter(([outcome, text]) => {
      const tone = outcome === 'done' ? 'success' : 'error'
      rerender(
        <Toaster
          label="Meldingen"
          toasts={[{ id: text, tone, toneLabel: common.tone[tone], text, duration: Infinity }]}
          closeLabel={String}
          onClose={() => {}}
        />,
      )
      const shown = page.getByRole('listitem').getByRole('paragraph').element()
      return shown.scrollHeight > shown.clientHeight + 1 || shown.textContent.includes('{')
    })
    expect(cut).toEqual([])
  },
)
