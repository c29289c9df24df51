import { say } from '../../support/say.ts'
import { openApi } from './openapi.ts'

/** For whoever builds a back end: the contract as a document, without a clinic that runs. */
say(JSON.stringify(openApi(), undefined, 2))
