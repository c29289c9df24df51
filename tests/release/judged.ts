const noFigure = [':!**/*.test.ts', ':!**/*.test.tsx', ':!**/*.record.json', ':!**/CHANGELOG.md']
/** Pathspecs of what several proofs judge: tests, stories and pictures of a part say nothing of what a patient gets. */
export const besides = [...noFigure, ':!**/*.stories.tsx']
export const product = [
  'portal',
  'design-system',
  'locales',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
  ':!portal/stories',
  ...besides,
]
export const catalogue = [
  'portal',
  'design-system',
  'locales',
  '.storybook',
  'tailwind.config.ts',
  'package-lock.json',
  ':!portal/app',
  ':!portal/build',
  ':!portal/worker',
  ...noFigure,
]
export const clinicBackEnd = ['tests/clinic', 'portal/api/contract', 'package-lock.json', ':!**/*.test.ts', ':!**/*.md']
