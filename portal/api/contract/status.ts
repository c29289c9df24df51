/** HTTP statuses with a specific meaning in the contract. */
export const status = {
  unauthorized: 401,
  conflict: 409,
  preconditionFailed: 412,
  inputLogicError: 491,
  recordNotFound: 495,
} as const

export type StatusName = keyof typeof status
