import { ApiError, hasStatus } from '../../api/error.ts'

/** Whether the clinic has no such thing. Other programs answer with the one, this clinic's with the other. */
export const isNotThere = (error: unknown): boolean => hasStatus(error, 'recordNotFound') || (error instanceof ApiError && error.status === 404)
