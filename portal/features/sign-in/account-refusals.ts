import type { OwnErrorMessages } from '../../ui/load-states/labelled-notice.tsx'

/** How the clinic refuses codes, in words. */
export const accountRefusals: OwnErrorMessages = {
  unauthorized: 'login:verification.wrong',
  429: 'account:tooOften',
}
