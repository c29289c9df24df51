import { status } from '../../api/contract/status.ts'
import type { OwnWords } from '../../ui/load-states/labelled-notice.tsx'

/** How the clinic refuses codes, in words. */
export const accountRefusals: OwnWords = {
  [status.unauthorized]: 'login:verification.wrong',
  429: 'account:tooOften',
}
