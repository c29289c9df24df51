import { ApiError, hasStatus } from '../../api/error.ts'

/** Whether the record does not exist: status 495 of the contract, or 404 of other servers. */
export const isNotFound = (error: unknown): boolean =>
  hasStatus(error, 'recordNotFound') || (error instanceof ApiError && error.status === 404)
