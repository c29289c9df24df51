import { choice } from './choice.tsx'
import { clinic } from './clinic.tsx'
import { feedback } from './feedback.tsx'
import { forms } from './forms.tsx'
import type { Guide } from './guide.ts'
import { layout } from './layout.tsx'
import { navigation } from './navigation.tsx'

/** The guide of each component, by the name of its page. */
export const guides: Readonly<Record<string, Guide>> = {
  ...forms,
  ...choice,
  ...feedback,
  ...navigation,
  ...layout,
  ...clinic,
}
