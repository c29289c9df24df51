import { join } from 'node:path'
import { reportFolder, root } from './report.ts'

/** The address is built into the portal, so building and serving must agree on it. */
export const journeyPort = Number(process.env.JOURNEY_PORT ?? 4810)
/** Where the companies that the clinic works with answer, in place of a bank and a verification service. */
export const journeyStandInPort = journeyPort + 5
export const journeyStandInOrigin = `http://127.0.0.1:${journeyStandInPort}`
export const journeyOrigin = `http://127.0.0.1:${journeyPort}`
export const builtPortal = join(reportFolder, `portal-${journeyPort}`)
export const builtStorybook = process.env.CATALOGUE_FOLDER ?? join(root, 'storybook-static')
/** Which modules of the built catalogue import which, written by its build. */
export const builtModules = join(reportFolder, 'catalogue', 'modules.json')
export const cataloguePort = Number(process.env.CATALOGUE_PORT ?? 4820)
