import type { OwnErrorMessages } from '../../ui/load-states/labelled-notice.tsx'

/** Error messages for refused codes. */
export const accountRefusals: OwnErrorMessages = {
  unauthorized: 'login:verification.wrong',
  429: 'account:tooOften',
}
