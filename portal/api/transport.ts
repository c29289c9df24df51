import type { Endpoint } from './contract/endpoint.ts'

/** A request ready to send; times in ms. */
export interface ClinicRequest {
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal
  onProgress?: ((sent: number) => void) | undefined
}

export interface ClinicResponse {
  status: number
  contentType: string
  text: string
}

/** Carries a request to the clinic. Rejects only when no answer came. */
export type Transport = (request: ClinicRequest) => Promise<ClinicResponse>
