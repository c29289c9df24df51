import own from '../../design-system/labels/dutch.json' with { type: 'json' }
import { english, type LabelTexts } from '../../design-system/labels/english.ts'
import account from '#locales/nl/account.json' with { type: 'json' }
import appointment from '#locales/nl/appointment.json' with { type: 'json' }
import attachment from '#locales/nl/attachment.json' with { type: 'json' }
import common from '#locales/nl/common.json' with { type: 'json' }
import documents from '#locales/nl/documents.json' with { type: 'json' }
import login from '#locales/nl/login.json' with { type: 'json' }
import messages from '#locales/nl/messages.json' with { type: 'json' }
import questionnaire from '#locales/nl/questionnaire.json' with { type: 'json' }
import review from '#locales/nl/review.json' with { type: 'json' }

/** Where the portal has the same words. */
const portal = {
  general: { ...common, choose: questionnaire.choose, menu: common.menu.label, newTab: documents.file.newTab },
  tones: common.tone,
  toasts: common.notices,
  password: login,
  requirements: account.password.state,
  scores: review.scores,
  steps: common.steps,
  view: common.view,
  chat: messages.thread,
  calendar: {
    ...appointment.calendar,
    failed: common.loadErrors.brokenAnswer,
    nothing: appointment.booking.noSlotsTitle,
  },
  dropzone: attachment,
  aloud: documents.aloud,
  document: documents.file,
} satisfies Record<keyof LabelTexts, unknown>

const inGroup = (group: unknown, name: string): unknown =>
  typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[name] : undefined

/** The texts of the same shape, each from the first of these that has it; throws where none has. */
function sameShape<Shape>(shape: Shape, from: readonly unknown[], key = 'texts'): Shape {
  if (typeof shape === 'object' && shape !== null)
    return Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => [
        name,
        sameShape(
          inner,
          from.map((group) => inGroup(group, name)),
          `${key}.${name}`,
        ),
      ]),
    ) as Shape
  const text = from.find((candidate) => typeof candidate === typeof shape)
  if (text === undefined) throw new Error(`${key} has no Dutch`)
  return text as Shape
}

/** The words of the parts in Dutch: the portal's, and words of their own where the portal's are about the clinic or its limits. */
export const dutchTexts = (shape: LabelTexts = english): LabelTexts => sameShape(shape, [own, portal])
