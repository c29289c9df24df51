import type { OwnErrorMessages } from '../../ui/load-states/alert.tsx'

/** Error messages of calls with a code, by status. */
export const accountRefusals: OwnErrorMessages = {
  unauthorized: 'login:verification.wrong',
  429: 'account:tooOften',
}
