import type { StorybookConfig } from '@storybook/react-vite'
import { designTokens } from '../design-system/build/design-tokens.ts'
import { look } from './look.ts'
import { propDocs } from './prop-docs.ts'
import { partRecords } from './records/part-records.ts'

/** Puts the tokens beside the built catalogue, for programs that draw or build with them. */
const tokensFile = {
  name: 'tokens-file',
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown }) {
    this.emitFile({
      type: 'asset',
      fileName: 'tokens.resolver.json',
      source: JSON.stringify(designTokens(), undefined, 2),
    })
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
  // In the sidebar only for who asks for them.
  tags: { mistake: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // No network requests: no telemetry, no news, no update check.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head = '') => head + look(),
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), propDocs(), partRecords(), tokensFile] }),
} satisfies StorybookConfig
