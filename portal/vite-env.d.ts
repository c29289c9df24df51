import type { PortalEnvironment } from './environment.ts'

declare global {
  interface ImportMetaEnv extends PortalEnvironment {}
}
