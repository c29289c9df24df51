import { status } from '../../api/contract/status.ts'
import { ApiError } from '../../api/error.ts'

/** Whether the clinic has no such thing. Other programs answer with the one, this clinic's with the other. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiError && [404, status.recordNotFound].includes(error.status)
