import { callNames, endpointOf } from '../api/contract/contract.ts'

const firstFolder = (path: string) => path.split('/')[1] ?? ''

/** First path segments of the clinic's calls, such as `auth`; `signOutAddress` is the URL of a call outside the contract. */
export function apiFolders(signOutAddress: string | null): string[] {
  const paths = [...callNames.map((name) => endpointOf(name).path), ...(signOutAddress === null ? [] : [new URL(signOutAddress).pathname])]
  return [...new Set(paths.map(firstFolder))].toSorted()
}
