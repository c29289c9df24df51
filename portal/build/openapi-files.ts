import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openApi, type OpenApiVersion } from '../api/contract/openapi.ts'

const versions: Readonly<Record<string, OpenApiVersion>> = { 'openapi.json': '3.1.0', 'openapi-3.0.json': '3.0.3' }

/**
 * The contract as OpenAPI documents, by file name; `signOutAddress` is the URL of the clinic's own log-off call, null
 * if it has none.
 */
export function openApiFiles(signOutAddress: string | null): Record<string, string> {
  const path = signOutAddress === null ? null : new URL(signOutAddress).pathname
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, `${JSON.stringify(openApi(version, path), null, 2)}\n`]),
  )
}

/**
 * Vite plugin that writes those files into the folder of server files beside the site: patients have no use for them.
 */
export function contractFiles(signOutAddress: string | null): Plugin {
  return {
    name: 'portal-contract-files',
    apply: 'build',
    writeBundle: ({ dir }) => {
      if (!dir) return
      mkdirSync(`${dir}-server`, { recursive: true })
      for (const [name, text] of Object.entries(openApiFiles(signOutAddress)))
        writeFileSync(join(`${dir}-server`, name), text)
    },
  }
}
