import { openApi } from '../api/contract/openapi.ts'

/** The contract as a document, without a build and without a clinic; `3.0` asks for that version. */
process.stdout.write(`${JSON.stringify(openApi(process.argv[2] === '3.0' ? '3.0.3' : '3.1.0', null), undefined, 2)}\n`)
