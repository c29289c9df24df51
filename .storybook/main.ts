import type { StorybookConfig } from '@storybook/react-vite'
import { look } from './look.ts'
import { propDocs } from './prop-docs.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../design-system/**/*.stories.tsx', '../portal/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  // No network requests: no telemetry, no news, no update check.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head = '') => head + look(),
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), propDocs()] }),
} satisfies StorybookConfig
