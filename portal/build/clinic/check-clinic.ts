import { join, relative, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { readEnvironment } from '../../platform/environment.ts'
import { readClinic } from './clinic-folder.ts'
import { unavailableFeaturesText } from './unavailable-features.ts'

const root = resolve(import.meta.dirname, '../../..')

const sample = join(root, 'portal/clinics/duinzicht')

/** Fields shown to patients that still have the sample's values, with which a new folder starts. */
function stillInvented(folder: string): string[] {
  const [own = {}, invented = {}] = [folder, sample].map((one) => readClinic(one).texts['clinic'])
  return Object.keys(own).filter(
    (name) => !['draftHours', 'emergency', 'rest'].includes(name) && isDeepStrictEqual(own[name], invented[name]),
  )
}

/** Checks a clinic's folder as a build does, without building. Returns a report of what patients will not be able to do; throws an Error that lists what is wrong. */
export function checkClinic(folder: string): string {
  const given = { ...readClinic(folder).variables, ...loadEnv('production', root, 'VITE_') }
  const host = given['VITE_API_HOST']
  const environment = readEnvironment({ ...given, VITE_API_HOST: host || 'host.example' })
  const invented = stillInvented(folder)
  const name = relative(root, folder) || '.'
  return [
    `${name} is in order: PORTAL_CLINIC=${name} npm run build`,
    ...(host ? [] : ['A build will stop until apiHost (VITE_API_HOST) names the host of the back end.']),
    ...(invented.length > 0 ? [`Still of the sample: ${invented.join(', ')}.`] : []),
    unavailableFeaturesText(environment),
  ].join('\n')
}

if (import.meta.main) {
  const [folder] = parseArgs({ allowPositionals: true }).positionals
  try {
    if (folder === undefined) throw new Error('Which folder? npm run clinic:check <folder>')
    process.stdout.write(`${checkClinic(resolve(root, folder))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
