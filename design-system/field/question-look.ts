import { cva, type VariantProps } from 'class-variance-authority'

/** The question above a control or a group of choices: as large as a label, or as a question that stands alone; hidden where a heading says it already. */
export const questionLook = cva('', { variants: { size: { label: 'font-semibold', question: 'text-lead font-bold', hidden: 'sr-only' } } })

export type QuestionSize = NonNullable<VariantProps<typeof questionLook>['size']>
