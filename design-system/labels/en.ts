import { createLabels } from './create-labels.ts'
import { english } from './english.ts'

/** The words of the parts in English. */
export const labels = createLabels(english, 'en-GB')
