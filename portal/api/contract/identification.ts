import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified } from './field-schema.ts'

/**
 * Identity verification, and the citizen service number (BSN, nine digits). The patient verifies at
 * `identificationUrl`, which then leads to `redirectUrl`.
 */
export const identification = {
  startIdentification: call(
    'POST /patientPortal/identification/startIdentification',
    'token',
    z.object({ identificationUrl: z.optional(z.string()) }),
    z.object({ redirectUrl: z.string() }),
  ),
  setBSN: call('POST /patientPortal/identification/setBSN', 'token', unspecified, z.object({ bsn: z.string() })),
}
