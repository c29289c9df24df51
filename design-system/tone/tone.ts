import { cva } from 'class-variance-authority'
import { errorIcon, infoIcon, successIcon, warningIcon } from '../icon/icons.ts'

/** Kind of a message; decides icon and colour. Give the kind as text too (`toneLabel`). */
export type Tone = 'info' | 'success' | 'warning' | 'error'

/** A tone's icon, so that colour is not the only difference. */
export const toneIcon = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  error: errorIcon,
} as const satisfies Record<Tone, unknown>

/** Colour classes of a tone's icon and label. */
export const toneColor = cva('', {
  variants: { tone: { info: 'text-info', success: 'text-success', warning: 'text-warning', error: 'text-error' } },
})

/** Classes of a message's thick left border. */
export const toneEdge = cva('border border-l-4', {
  variants: {
    tone: { info: 'border-l-info', success: 'border-l-success', warning: 'border-l-warning', error: 'border-l-error' },
  },
})
