import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { unsupportedApis, type Versions, type UnsupportedApis } from './unsupported-apis.ts'
import { findApiUses, type Module } from './find-api-uses.ts'

/** The oldest supported browser versions. Edge has Chrome's version numbers. */
export const browserFloor = { chrome: '120', firefox: '121', safari: '16.4' } satisfies Versions

/** Packages and files that may use unsupported names: they test for them first, or the name is one of their own properties. */
const exceptions: Readonly<Record<string, { why: string; names: 'all' | readonly string[] }>> = {
  'pdfjs-dist': {
    why: 'its legacy build brings along what older browsers lack, and loads only where a document is shown',
    names: 'all',
  },
  'react-dom': {
    why: "it asks before it uses a newer browser's navigation and connection, and no screen has a view transition; the others are props and styles",
    names: [
      '.animation',
      '.canIntercept',
      '.connection',
      '.currentEntry',
      '.popover',
      '.share',
      '.skipTransition',
      '.startViewTransition',
      '.transition',
    ],
  },
  ofetch: { why: 'asks before', names: ['Error.captureStackTrace'] },
  zod: { why: 'asks before', names: ['Error.captureStackTrace'] },
  i18next: { why: 'asks before', names: ['.getTextInfo'] },
  '@radix-ui/react-dismissable-layer': { why: 'a table of elements by name', names: ['.div'] },
  '@radix-ui/react-radio-group': { why: 'a table of elements by name', names: ['.div'] },
  '@radix-ui/react-roving-focus': { why: 'a table of elements by name', names: ['.div'] },
  '@radix-ui/react-focus-scope': {
    why: 'asks before, and a table of elements by name',
    names: ['.checkVisibility', '.div'],
  },
  '@radix-ui/react-portal': { why: 'a table of elements by name', names: ['.div'] },
  'design-system/pdf-frame/engine/trusted-worker.ts': {
    why: 'asks before: without trusted types there is no policy either',
    names: ['trustedTypes', '.createPolicy'],
  },
  'portal/platform/trusted-worker-url.ts': { why: 'asks before, as above', names: ['trustedTypes', '.createPolicy'] },
  'design-system/read-aloud/sentences.ts': {
    why: 'local-voice.ts asks before: without it nothing is read aloud',
    names: ['Intl.Segmenter'],
  },
  'portal/features/take-out/save-target.ts': {
    why: 'there is such a file only where the browser can write to one',
    names: ['.createWritable'],
  },
  'design-system/save-file/save-file.ts': { why: 'asks before', names: ['.share'] },
}

const root = `${resolve(import.meta.dirname, '../..')}/`

/** A module's package name, or its path in the project. */
const ownerOf = (id: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.replace(root, '')

const isAllowed = (id: string, name: string): boolean => {
  const names = exceptions[ownerOf(id)]?.names ?? []
  return names === 'all' || names.includes(name)
}

/** Whether a module of the Storybook build is also shipped to patients: not stories and Storybook's own code. */
export const isShipped = (id: string): boolean =>
  /^(?:design-system|portal)\/(?!stories\/)(?!.*[.]stories[.]tsx$)/.test(ownerOf(id))

let unsupported: UnsupportedApis | undefined

/**
 * APIs that the oldest supported browsers lack, as 'name in module'. Names that any of the modules declares itself are
 * skipped. Throws a SyntaxError for code that cannot be parsed.
 */
export function unsupportedUses(modules: readonly Module[], isChecked: (id: string) => boolean = () => true): string[] {
  unsupported ??= unsupportedApis(browserFloor)
  const names = unsupported
  const apiUses = modules.map((module) => ({ id: module.id, ...findApiUses(module, names) }))
  const own = new Set(apiUses.flatMap((module) => [...module.own]))
  return apiUses
    .filter(({ id }) => isChecked(id))
    .flatMap(({ id, used }) =>
      [...used]
        .filter((name) => !own.has(name) && !own.has(name.split('.')[0] ?? '') && !isAllowed(id, name))
        .map((name) => `${name} in ${id}`),
    )
}

/** Fails a build that uses APIs missing in the oldest supported browsers: Vite's build target rewrites syntax but adds no polyfills. */
export function assertBrowserTargets(isChecked?: (id: string) => boolean): Plugin {
  return {
    name: 'portal-browser-floor',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const found = unsupportedUses(
        chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { code }]) => ({ id, code: code ?? '' }))),
        isChecked,
      )
      if (found.length > 0)
        this.error(
          `The portal promises to work from ${Object.entries(browserFloor)
            .map((pair) => pair.join(' '))
            .join(', ')} on, which have no:\n${found.join('\n')}`,
        )
    },
  }
}
