import type { ESTree } from 'vite'

export type Node = ESTree.Node

interface Scope {
  upper: Scope | null
  set: ReadonlyMap<string, { defs: readonly { type: string; node: Node }[] }>
}

/** What a rule gets from oxlint, as far as it is used here. */
export interface SourceCode {
  ast: ESTree.Program
  getText: (node: Node) => string
  getScope: (node: Node) => Scope
}

/** Types of elements. A text that a caller hands over as one of these is found where it is rendered, by the catalogue's rules. */
const elementTypes = /^(?:ReactNode|ReactElement)$/

/** Names of what holds elements, where the type that says so stands in another file. */
const elementNames = /^(?:aside|children|fields|footer|list|summary)$/

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '')

/** `list.map(…)`, whose texts would stand beside each other. */
export const isMapping = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  /^(?:map|flatMap)$/.test(nameOf(node.callee.property))

/** Whether an expression may be a text, judged by its own file: if that is unclear, it counts as one. */
export function createTextJudge(code: SourceCode): (node: Node | null | undefined) => boolean {
  const typeMayBeText = (type: Node | null | undefined, name: string): boolean => {
    if (!type || type.type === 'TSIndexedAccessType') return !elementNames.test(name)
    if (type.type === 'TSUnionType') return type.types.some((one) => typeMayBeText(one, name))
    if (type.type === 'TSFunctionType') return typeMayBeText(type.returnType.typeAnnotation, name)
    if (type.type === 'TSTypeReference') return !elementTypes.test(code.getText(type.typeName))
    return !['TSBooleanKeyword', 'TSNullKeyword', 'TSUndefinedKeyword'].includes(type.type)
  }

  /** The members of a type that the file declares. */
  const membersOf = (type: Node | null | undefined): readonly Node[] => {
    if (type?.type === 'TSTypeLiteral') return type.members
    if (type?.type !== 'TSTypeReference') return []
    for (const statement of code.ast.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === code.getText(type.typeName))
        return declared.body.body
    }
    return []
  }

  /** A parameter by itself, or one taken out of a component's props. */
  const parameterMayBeText = (owner: Node, name: string): boolean => {
    const parameters: readonly Node[] = 'params' in owner && Array.isArray(owner.params) ? owner.params : []
    const own = parameters.find((one) => nameOf(one) === name)
    if (own?.type === 'Identifier') return typeMayBeText(own.typeAnnotation?.typeAnnotation, name)
    const props = parameters.find((one) => one.type === 'ObjectPattern')
    const member =
      props &&
      membersOf(props.typeAnnotation?.typeAnnotation).find(
        (one) => one.type === 'TSPropertySignature' && nameOf(one.key) === name,
      )
    return typeMayBeText(
      member?.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined,
      name,
    )
  }

  const resultMayBeText = (made: Node | null | undefined): boolean => {
    if (made?.type === 'Identifier') return nameMayBeText(made, resultMayBeText)
    if (made?.type !== 'ArrowFunctionExpression' && made?.type !== 'FunctionDeclaration') return true
    if (made.body?.type !== 'BlockStatement') return mayBeText(made.body)
    const results = made.body.body.flatMap((one) =>
      one.type === 'ReturnStatement'
        ? [one.argument]
        : one.type === 'IfStatement' && one.consequent.type === 'ReturnStatement'
          ? [one.consequent.argument]
          : [],
    )
    return results.some((one) => mayBeText(one))
  }

  /** A name as it was made: the value of a constant, or what a call of it gives. */
  const nameMayBeText = (node: Node, check: (made: Node | null | undefined) => boolean): boolean => {
    const name = nameOf(node)
    let scope: Scope | null = code.getScope(node)
    while (scope && !scope.set.has(name)) scope = scope.upper
    const definition = scope?.set.get(name)?.defs[0]
    if (!definition) return name !== 'undefined'
    const made = definition.node
    if (definition.type === 'Parameter') return parameterMayBeText(made, name)
    if (made.type === 'VariableDeclarator')
      return made.id.type === 'Identifier' ? check(made.init) : !elementNames.test(name)
    return check(made)
  }

  const mayBeText = (node: Node | null | undefined): boolean => {
    if (!node || ['JSXElement', 'JSXFragment', 'JSXEmptyExpression'].includes(node.type)) return false
    if (node.type === 'Literal') return typeof node.value === 'string' || typeof node.value === 'number'
    if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
      return mayBeText(node.expression)
    if (node.type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate)
    if (node.type === 'LogicalExpression')
      return (node.operator !== '&&' && mayBeText(node.left)) || mayBeText(node.right)
    if (node.type === 'Identifier') return nameMayBeText(node, mayBeText)
    if (node.type !== 'CallExpression') return true
    if (nameOf(node.callee) === 'createElement') return false
    if (isMapping(node)) return resultMayBeText(node.arguments[0])
    return node.callee.type !== 'Identifier' || nameMayBeText(node.callee, resultMayBeText)
  }
  return mayBeText
}
