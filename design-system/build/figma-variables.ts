import { designTokens, type Group, type Token } from './design-tokens.ts'
import type { FigmaMode } from './figma-modes.ts'

/** A variable in Figma's import format: sizes in px, one font family, and a font weight as a number. */
interface Variable {
  $type: 'color' | 'dimension' | 'fontFamily' | 'number'
  $value: unknown
}
interface Variables {
  [name: string]: Variable | Variables
}

/** Pixels per rem at the default text size of browsers. */
const rem = 16

const isToken = (content: Token | Group): content is Token => '$value' in content

/** Adds the tokens of a group by their path. A later group replaces tokens of an earlier one. */
function collect(group: Group, path: readonly string[], found: Map<string, Token>): void {
  for (const [name, content] of Object.entries(group)) {
    const own = [...path, name]
    if (isToken(content)) found.set(own.join('.'), content)
    else collect(content, own, found)
  }
}

/** The token that a reference leads to, through other references. */
function resolve({ $type, $value }: Token, tokens: ReadonlyMap<string, Token>): Token {
  const [, name] = (typeof $value === 'string' && /^\{(.+)\}$/.exec($value)) || []
  const meant = name === undefined ? undefined : tokens.get(name)
  return meant ? resolve(meant, tokens) : { $type, $value }
}

function variableOf({ $type, $value }: Token): Variable {
  if (typeof $value === 'object' && 'unit' in $value)
    return {
      $type: 'dimension',
      $value: { value: $value.unit === 'rem' ? $value.value * rem : $value.value, unit: 'px' },
    }
  if (typeof $value === 'object' && 'components' in $value)
    return { $type: 'color', $value: { ...$value, alpha: $value.alpha ?? 1 } }
  if ($type === 'fontFamily') return { $type, $value: [$value].flat()[0] }
  return { $type: 'number', $value }
}

/** The tokens of one theme in one contrast, in Figma's import format for a mode. */
export function figmaVariables({ mode, theme, contrast }: FigmaMode): object {
  const { sets, modifiers, resolutionOrder } = designTokens()
  const chosen: Readonly<Record<string, string>> = { theme, contrast }
  const tokens = new Map<string, Token>()
  for (const { $ref } of resolutionOrder) {
    const [, kind, name = ''] = $ref.split('/')
    const groups = kind === 'sets' ? sets[name]?.sources : modifiers[name]?.contexts[chosen[name] ?? '']
    for (const group of groups ?? []) collect(group, [], tokens)
  }
  const variables: Variables = {}
  for (const [path, token] of tokens) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let group = variables
    for (const name of names) group = (group[name] ??= {}) as Variables
    group[last] = variableOf(resolve(token, tokens))
  }
  return { ...variables, $extensions: { 'com.figma.modeName': mode } }
}
