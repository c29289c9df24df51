import { cva, type VariantProps } from 'class-variance-authority'

/** Classes of the label or legend above a control or group. */
export const questionClass = cva('', {
  variants: { size: { label: 'font-semibold', question: 'text-lead font-bold', hidden: 'sr-only' } },
})

/** 'label' is the default; 'question' is larger, for the one question of a page; 'hidden' is for screen readers only. */
export type QuestionSize = NonNullable<VariantProps<typeof questionClass>['size']>
