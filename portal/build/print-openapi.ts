import { openApi } from '../api/contract/openapi.ts'

/** Prints the contract as OpenAPI 3.1, or 3.0 with the argument `3.0`; needs no build and no clinic. */
process.stdout.write(`${JSON.stringify(openApi(process.argv[2] === '3.0' ? '3.0.3' : '3.1.0', null), undefined, 2)}\n`)
