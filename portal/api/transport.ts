import type { Endpoint } from './contract/endpoint.ts'

/** A request ready to send; times in ms. */
export interface ClinicRequest {
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  /** A blob where files go along. */
  body: string | Blob | undefined
  signal: AbortSignal
  onProgress?: ((sent: number) => void) | undefined
}

export interface ClinicResponse {
  status: number
  contentType: string
  text: string
}

/** No answer came, or not all of it: the one way in which a transport may fail by the line. */
export class ConnectionLost extends Error {
  constructor(cause?: unknown) {
    super('The connection was lost.', { cause })
    this.name = 'ConnectionLost'
  }
}

/** Carries a request to the clinic. Rejects with `ConnectionLost` when no answer came, and as its signal says when it was given up; anything else is a mistake in the code. */
export type Transport = (request: ClinicRequest) => Promise<ClinicResponse>
