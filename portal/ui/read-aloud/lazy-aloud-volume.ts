import { lazyScreen } from '../../platform/lazy-screen.ts'

/**
 * `AloudVolume`, loaded with texts that the first page does not carry. In a file of its own and pure, so that the
 * review page, which is one file, leaves it out.
 */
export const AloudVolume = /* @__PURE__ */ lazyScreen(
  async () => (await import('./aloud-volume.tsx')).AloudVolume,
  'documents',
)
