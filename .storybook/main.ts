import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { designTokens } from '../design-system/build/design-tokens.ts'
import { figmaVariables } from '../design-system/build/figma-variables.ts'
import { figmaModes } from '../design-system/build/figma-modes.ts'
import { managerStyle } from './manager-style.ts'
import { propDocs } from './prop-docs.ts'
import { readRecords } from './records/link-records.ts'
import { componentRecords } from './records/records-plugin.ts'
import { withNames } from './records/search-names.ts'

const root = resolve(import.meta.dirname, '..')

/** Token files in the built Storybook, for design tools and other programs. */
const tokenFiles = {
  'tokens.resolver.json': () => designTokens(),
  ...Object.fromEntries(figmaModes.map((mode) => [mode.file, () => figmaVariables(mode)])),
}

const tokenFilesPlugin: Plugin = {
  name: 'token-files',
  configureServer: ({ middlewares }) => {
    for (const [file, make] of Object.entries(tokenFiles))
      middlewares.use(`/${file}`, (_request, response) => response.end(JSON.stringify(make(), undefined, 2)))
  },
  generateBundle() {
    for (const [fileName, make] of Object.entries(tokenFiles))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(make(), undefined, 2) })
  },
}

/** Writes which modules import which to a file, so that `npm run test:visual -- --changed` compares only stories that a change can affect. */
const moduleGraph = {
  name: 'module-graph',
  generateBundle(this: {
    getModuleIds: () => IterableIterator<string>
    getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
  }) {
    const nameOf = (id: string): string => relative(root, id.split('?')[0] ?? '')
    const users = Object.fromEntries(
      [...this.getModuleIds()]
        .filter((id) => id.startsWith(root) && !id.includes('node_modules'))
        .map((id) => {
          const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
          return [nameOf(id), [...importers, ...dynamicImporters].map(nameOf)]
        }),
    )
    mkdirSync(join(root, '.reports/catalogue'), { recursive: true })
    writeFileSync(join(root, '.reports/catalogue/modules.json'), JSON.stringify(users))
  },
}

export default {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../design-system/**/*.stories.tsx',
    '../portal/**/*.stories.tsx',
    './*.stories.tsx',
    './mistakes/*.stories.tsx',
  ],
  // Hidden in the sidebar until the filter shows them.
  tags: { mistake: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // No network requests: neither telemetry nor news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head = '') => head + managerStyle(),
  typescript: { reactDocgen: false },
  storyIndexGenerator: (generator) => {
    const getIndex = generator.getIndex.bind(generator)
    return Object.assign(generator, { getIndex: async () => withNames(await getIndex(), readRecords()) })
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), propDocs(), componentRecords(), tokenFilesPlugin, moduleGraph],
  }),
} satisfies StorybookConfig
