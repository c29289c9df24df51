import { callNames, endpointOf } from '../api/contract/contract.ts'

const firstFolder = (path: string) => path.split('/')[1] ?? ''

/**
 * First path segments of the clinic's calls, such as `auth`, sorted; `others` are URLs of calls outside the contract.
 */
export function apiFolders(others: readonly string[]): string[] {
  const paths = [
    ...callNames.map((name) => endpointOf(name).path),
    ...others.map((address) => new URL(address).pathname),
  ]
  return [...new Set(paths.map(firstFolder))].toSorted()
}
