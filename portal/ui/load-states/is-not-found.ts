import { ApiError, hasStatus } from '../../api/error.ts'

/** Whether the record does not exist. This clinic's server and others answer with different statuses. */
export const isNotFound = (error: unknown): boolean =>
  hasStatus(error, 'recordNotFound') || (error instanceof ApiError && error.status === 404)
