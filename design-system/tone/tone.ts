import { cva } from 'class-variance-authority'
import { errorIcon, infoIcon, successIcon, warningIcon } from '../icon/pictures.ts'

/** What kind of message it is: decides its icon and its colour. */
export type Tone = 'info' | 'success' | 'warning' | 'error'

/** The picture of a tone, which tells it without its colour. */
export const toneIcon = { info: infoIcon, success: successIcon, warning: warningIcon, error: errorIcon } as const satisfies Record<Tone, unknown>

/** The colour of a tone's icon, and of its word. */
export const toneColor = cva('', {
  variants: { tone: { info: 'text-info', success: 'text-success', warning: 'text-warning', error: 'text-error' } },
})

/** The thick edge before a message. */
export const toneEdge = cva('border border-l-4', {
  variants: { tone: { info: 'border-l-info', success: 'border-l-success', warning: 'border-l-warning', error: 'border-l-error' } },
})
