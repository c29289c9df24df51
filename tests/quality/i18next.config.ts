import { defineConfig } from 'i18next-cli'

export default defineConfig({
  locales: ['nl'],
  extract: {
    input: ['portal/**/*.{ts,tsx}'],
    ignore: ['portal/**/*.test.{ts,tsx}', 'portal/**/*.stories.tsx', 'portal/stories/**'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    // Keys that code computes, each from a closed list that TypeScript checks.
    preservePatterns: [
      'common:responses.*', 'common:tone.*', 'common:errors.*', 'common:err_*', 'appointment:err_*', 'appointment:block.category.*', 'appointment:consultType.*',
      'login:expired', 'login:loggedOff', 'login:wrong', 'login:verification.wrong*', 'appointment:booking.late.*', 'clinic:*',
    ],
    removeUnusedKeys: true,
    sort: false,
  },
})
