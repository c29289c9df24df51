import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { ClinicError } from './clinic-error.ts'

/** A JSON file of a clinic's folder. */
export interface ClinicJson {
  content: unknown
  /** File, line and field, with which an error begins. A missing field has the line of the object that should contain it. */
  at: (path: readonly PropertyKey[]) => string
}

/** Text of a file. Throws a ClinicError unless it is UTF-8: some editors save other encodings, in which letters such as ë would be lost. */
export function decoded(name: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 without a mark is valid UTF-8; letters that were lost earlier are U+FFFD.
    if (!/[\0\uFFFD]/.test(text)) return text
  } catch {
    // As below.
  }
  throw new ClinicError([`${name} is not written in UTF-8, or lost letters: save it as UTF-8.`])
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Parses a JSON file without comments. Throws a ClinicError with the line of the first error. */
export function readJson(name: string, bytes: Uint8Array): ClinicJson {
  const text = decoded(name, bytes)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (!tree || error) {
    const problem = error
      ? printParseErrorCode(error.error)
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase()
      : 'empty'
    throw new ClinicError([`${name}:${lineAt(text, error?.offset ?? 0)}: this is not JSON (${problem}).`])
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = findNodeAtLocation(tree, path as (string | number)[])
    // The line of a field is that of its name.
    const named = node?.parent?.type === 'property' ? node.parent : node
    return named ? lineAt(text, named.offset) : lineOf(path.slice(0, -1))
  }
  return {
    content: getNodeValue(tree) as unknown,
    at: (path) => `${name}:${lineOf(path)}: ${path.length > 0 ? path.map(String).join('.') : 'all of it'}`,
  }
}
