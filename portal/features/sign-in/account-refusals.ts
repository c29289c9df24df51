import type { OwnErrorMessages } from '../../ui/load-states/alert.tsx'

/** Error messages for refused codes. */
export const accountRefusals: OwnErrorMessages = {
  unauthorized: 'login:verification.wrong',
  429: 'account:tooOften',
}
