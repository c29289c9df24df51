import { cva, type VariantProps } from 'class-variance-authority'

/** Classes of the question above a control or group: label size, larger for a single question, or visually hidden if a heading says the same. */
export const questionClass = cva('', {
  variants: { size: { label: 'font-semibold', question: 'text-lead font-bold', hidden: 'sr-only' } },
})

export type QuestionSize = NonNullable<VariantProps<typeof questionClass>['size']>
