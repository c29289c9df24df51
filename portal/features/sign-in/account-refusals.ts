import type { OwnWords } from '../../ui/load-states/labelled-notice.tsx'

/** How the clinic refuses codes, in words. */
export const accountRefusals: OwnWords = {
  unauthorized: 'login:verification.wrong',
  429: 'account:tooOften',
}
