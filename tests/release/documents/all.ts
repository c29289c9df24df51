import { danger } from './danger.ts'
import { forms } from './forms.ts'
import { letters } from './letters.ts'
import { pictures } from './pictures.ts'
import type { SampleSet } from './sample.ts'
import { structure } from './structure.ts'

/** Documents of our own that show what others have got wrong, made anew each time. */
export const samples = (): SampleSet => ({ ...letters, ...forms, ...structure, ...pictures, ...danger })
