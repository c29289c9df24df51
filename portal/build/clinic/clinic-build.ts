import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Environment } from '../../platform/environment.ts'
import { shippedThemes } from './clinic-colors.ts'
import { clinic } from './clinic-folder.ts'
import { writeIcons } from './clinic-icons.ts'
import { logoModule } from './clinic-logo.ts'
import { unavailableFeaturesText } from './unavailable-features.ts'

const root = resolve(import.meta.dirname, '../../..')
const logoFile = join(root, 'portal/ui/layout/logo-picture.tsx')
const styleSheet = join(root, 'design-system/tokens/index.css')
const pathOf = (id: string): string => id.split('?')[0] ?? ''

/** Vite plugin that replaces the shipped texts, logo and colours by the clinic's own. Needed in every build that contains any of them. */
export function clinicSources(): Plugin {
  return {
    name: 'clinic-sources',
    enforce: 'pre',
    load: (id) => {
      const path = pathOf(id)
      const namespace = /\/locales\/nl\/([\w-]+)\.json$/.exec(path)?.[1]
      if (namespace !== undefined && clinic.texts[namespace] !== undefined)
        return JSON.stringify(clinic.texts[namespace])
      return path === logoFile && clinic.logo ? logoModule(clinic.logo.element) : undefined
    },
    transform: (code, id) =>
      pathOf(id) === styleSheet && clinic.colors ? `${code}\n${clinic.colors.css}\n` : undefined,
  }
}

/** Vite plugin that writes the icons of a clinic's own logo, and removes screenshots that show the shipped clinic. */
export function clinicPictures(): Plugin {
  let outDir = ''
  return {
    name: 'clinic-pictures',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        clinic.logo
          ? html.replace(/(<link rel="icon" href=")[^"]*/, (_, before: string) => `${before}/icons/icon.svg`)
          : html,
    },
    writeBundle: () => {
      if (clinic.logo)
        writeIcons(outDir, clinic.logo.source, (clinic.colors?.themes ?? shippedThemes)['standard'] ?? {})
      if (clinic.logo || clinic.colors) rmSync(join(outDir, 'screenshots'), { recursive: true, force: true })
    },
  }
}

/** Vite plugin that logs at the end of a build what patients will not be able to do. */
export function logUnavailableFeatures(environment: Environment): Plugin {
  let log: (text: string) => void = () => undefined
  return {
    name: 'clinic-unavailable-features',
    apply: 'build',
    configResolved: ({ logger }) => {
      log = (text) => logger.warn(text)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => log(unavailableFeaturesText(environment)) },
  }
}
