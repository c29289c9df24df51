import { status } from '#portal/api/contract/status.ts'

interface More {
  /** In seconds. */
  retryAfter?: number
  /** A name that the portal knows, where one status has several meanings. */
  error?: string
  /** The method that would do. */
  allow?: string
}

/**
 * A call that is not granted: its status and the Dutch sentence that goes with it.
 * Thrown by a handler it undoes what the handler wrote; returned, that stays (a counted try).
 */
export class Refusal extends Error {
  readonly status: number
  private readonly more: More

  constructor(code: number, message: string, more: More = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = code
    this.more = more
  }

  response(): Response {
    const { retryAfter, error, allow } = this.more
    const headers = {
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(allow !== undefined && { Allow: allow }),
    }
    return Response.json(
      { ...(error !== undefined && { error }), message: this.message },
      { status: this.status, headers },
    )
  }
}

/** The same words whether nobody has the record or somebody else does. */
export function notFound(): Refusal {
  return new Refusal(status.recordNotFound, 'We kunnen dit niet vinden.')
}

export function unauthorized(): Refusal {
  return new Refusal(status.unauthorized, 'U bent niet ingelogd.')
}

export function malformed(): Refusal {
  return new Refusal(400, 'De gegevens kloppen niet. Controleer wat u heeft ingevuld.')
}
