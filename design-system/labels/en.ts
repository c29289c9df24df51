import { createLabels } from './create-labels.ts'
import { english } from './english.ts'

/** The English texts of all components. */
export const labels = createLabels(english, 'en-GB')
