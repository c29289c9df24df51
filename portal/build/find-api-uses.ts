import { parseSync, Visitor, type ESTree } from 'vite'
import type { UnsupportedApis } from './unsupported-apis.ts'

/** A module's source; the extension of its id selects the parser's language. */
export interface Module {
  id: string
  code: string
}

/** The names a module uses and declares; members begin with a dot, such as '.checkVisibility'. */
interface ApiUses {
  used: ReadonlySet<string>
  /** Names that the module declares itself: variables, functions, classes, properties and methods. */
  own: ReadonlySet<string>
}

const nameOf = (key: ESTree.Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

/**
 * Finds uses of unsupported APIs by name. It does not see options, events, HTML attributes or computed property names.
 * Throws a SyntaxError for code that cannot be parsed.
 */
export function findApiUses(module: Module, unsupported: UnsupportedApis): ApiUses {
  const used = new Set<string>()
  const own = new Set<string>()
  const tested = new Set<unknown>()
  const declare = ({ id }: { id: ESTree.Node | null }): void => {
    if (id?.type === 'Identifier') own.add(id.name)
  }
  const declareMember = ({ key, computed }: { key: ESTree.Node; computed: boolean }): void => {
    if (!computed || key.type === 'Literal') own.add(`.${nameOf(key)}`)
  }
  const use = (node: ESTree.Node | null): void => {
    if (node?.type === 'Identifier' && unsupported.globals.has(node.name)) used.add(node.name)
  }
  new Visitor({
    VariableDeclarator: declare,
    FunctionDeclaration: declare,
    ClassDeclaration: (node) => {
      declare(node)
      use(node.superClass)
    },
    Property: declareMember,
    MethodDefinition: declareMember,
    PropertyDefinition: declareMember,
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression') declareMember({ key: left.property, computed: left.computed })
    },
    NewExpression: ({ callee }) => use(callee),
    BinaryExpression: ({ operator, right }) => {
      if (operator === 'instanceof') use(right)
    },
    CallExpression: ({ callee, optional }) => {
      use(callee)
      // `x.name?.()` tests for the API itself.
      if (optional) tested.add(callee)
    },
    MemberExpression: (node) => {
      const { object, property, computed } = node
      use(object)
      if (tested.has(node) || (computed && property.type !== 'Literal')) return
      const name = nameOf(property)
      const owned = `${nameOf(object)}.${name}`
      if (unsupported.statics.has(owned)) used.add(owned)
      else if (unsupported.members.has(name)) used.add(`.${name}`)
    },
  }).visit(parseSync(module.id, module.code).program)
  return { used, own }
}
