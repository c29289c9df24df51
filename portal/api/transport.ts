import type { Endpoint } from './contract/endpoint.ts'

/** A request ready to send; times in ms. */
export interface BackendRequest {
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  /** A blob where the body has files. */
  body: string | Blob | undefined
  signal: AbortSignal
  /** Receives the fraction of the body that is sent, from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined
}

/** An answer with any status; `text` is the whole body, not parsed. */
export interface BackendResponse {
  status: number
  contentType: string
  text: string
  /** The server's time at its answer, in ms; undefined where it is not known. */
  serverTime?: number | undefined
}

/** No answer came, or only a part of it: the only network error a transport throws. */
export class ConnectionLost extends Error {
  constructor(cause?: unknown) {
    super('The connection was lost.', { cause })
    this.name = 'ConnectionLost'
  }
}

/** Sends a request to the clinic. Rejects with `ConnectionLost` when no answer came, with the abort reason when aborted; anything else is a programming error. */
export type Transport = (request: BackendRequest) => Promise<BackendResponse>
