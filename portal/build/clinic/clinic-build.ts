import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Environment } from '../../platform/environment.ts'
import { shippedThemes } from './clinic-colors.ts'
import { clinic } from './clinic-folder.ts'
import { writeIcons } from './clinic-icons.ts'
import { logoModule } from './clinic-logo.ts'
import { leftUndoneText } from './left-undone.ts'

const root = resolve(import.meta.dirname, '../../..')
const logoFile = join(root, 'portal/ui/layout/logo-picture.tsx')
const styleSheet = join(root, 'design-system/tokens/index.css')
const pathOf = (id: string): string => id.split('?')[0] ?? ''

/** Puts a clinic's own words, logo and colours in place of the shipped ones. For every build that holds any of them. */
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
      pathOf(id) === styleSheet && clinic.colors ? `${code}\n${clinic.colors.sheet}\n` : undefined,
  }
}

/** Writes what lies beside the bundle: the icons of a clinic's own logo. The app's pictures of another clinic are left out. */
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

/** Ends a build with what patients will not be able to do. */
export function sayLeftUndone(environment: Environment): Plugin {
  let log: (text: string) => void = () => undefined
  return {
    name: 'clinic-left-undone',
    apply: 'build',
    configResolved: ({ logger }) => {
      log = (text) => logger.warn(text)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => log(leftUndoneText(environment)) },
  }
}
