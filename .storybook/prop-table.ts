import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** Documentation of one prop. */
export interface Prop {
  name: string
  type: string
  /** Possible values, for a union of string literals. */
  values?: string[]
  required: boolean
  doc: string | undefined
  initial?: string
}

/** Documentation of one component. */
export interface PropTable {
  doc: string | undefined
  props: Prop[]
  /** The HTML element that receives all further props. */
  element: string | undefined
}

/** A parsed source file with its declarations by name. */
interface Module {
  file: string
  text: string
  types: Map<string, ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration>
  variants: Map<string, ESTree.ObjectExpression>
  components: Map<string, { start: number; param: ESTree.Node | undefined }>
  imports: Map<string, { from: string; name: string }>
  docs: Map<number, string>
}
interface Found {
  props: Prop[]
  element?: string | undefined
}

const isExport = ({ type }: ESTree.Node): boolean => type === 'ExportNamedDeclaration'

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const module: Module = {
    file,
    text,
    types: new Map(),
    variants: new Map(),
    components: new Map(),
    imports: new Map(),
    docs: new Map(),
  }
  for (const { type, value, end } of comments) {
    const after = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
    if (type === 'Block' && value.startsWith('*'))
      module.docs.set(
        after,
        value
          .slice(1)
          .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
          .trim(),
      )
  }
  for (const outer of program.body) {
    const node = outer.type === 'ExportNamedDeclaration' && outer.declaration ? outer.declaration : outer
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier')
          module.imports.set(one.local.name, {
            from: node.source.value,
            name: one.imported.type === 'Identifier' ? one.imported.name : one.imported.value,
          })
    }
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      module.types.set(node.id.name, node)
    if (node.type === 'FunctionDeclaration' && node.id && isExport(outer))
      module.components.set(node.id.name, { start: outer.start, param: node.params[0] })
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        const variants = init?.type === 'CallExpression' ? init.arguments[1] : undefined
        if (id.type === 'Identifier' && variants?.type === 'ObjectExpression') module.variants.set(id.name, variants)
      }
    }
  }
  return module
}

/** The module that declares a name, and the name there; undefined if it is in a package. */
function resolveImport(module: Module, name: string): { module: Module; name: string } | undefined {
  const imported = module.imports.get(name)
  if (!imported) return { module, name }
  return imported.from.startsWith('.')
    ? { module: readModule(resolve(dirname(module.file), imported.from)), name: imported.name }
    : undefined
}

const keyOf = (key: ESTree.Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
const textOf = (module: Module, node: ESTree.Node): string =>
  module.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ')

/** The values of a union of string literals, also through a type alias; empty for any other type. */
function literalsOf(module: Module, node: ESTree.Node): string[] {
  if (node.type === 'TSLiteralType')
    return node.literal.type === 'Literal' && typeof node.literal.value === 'string' ? [node.literal.value] : []
  if (node.type === 'TSUnionType') {
    const lists = node.types.filter(({ type }) => type !== 'TSUndefinedKeyword').map((one) => literalsOf(module, one))
    return lists.every((list) => list.length > 0) ? lists.flat() : []
  }
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return []
  const at = resolveImport(module, node.typeName.name)
  const declared = at?.module.types.get(at.name)
  return at && declared?.type === 'TSTypeAliasDeclaration' ? literalsOf(at.module, declared.typeAnnotation) : []
}

function propOf(module: Module, member: ESTree.TSSignature): Prop[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
  const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined
  const values = type ? literalsOf(module, type) : []
  return [
    {
      name: keyOf(member.key),
      type: (type ? textOf(module, type) : textOf(module, member)).replace(/ \| undefined$/, ''),
      ...(values.length > 0 && { values }),
      required: !member.optional,
      doc: module.docs.get(member.start),
    },
  ]
}

const entriesOf = (node: ESTree.Node | undefined): ESTree.ObjectProperty[] =>
  node?.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : []
const valueOf = (node: ESTree.Node, name: string): ESTree.Node | undefined =>
  entriesOf(node).find(({ key }) => keyOf(key) === name)?.value

/** The variant props of a cva call, with their docstrings. */
function variantsOf(module: Module, constant: string): Prop[] {
  const at = resolveImport(module, constant)
  const options = at?.module.variants.get(at.name)
  if (!at || !options) return []
  const initial = new Map(
    entriesOf(valueOf(options, 'defaultVariants')).map(({ key, value }) => [keyOf(key), textOf(at.module, value)]),
  )
  return entriesOf(valueOf(options, 'variants')).map(({ key, value, start }): Prop => {
    const name = keyOf(key)
    const first = initial.get(name)
    return {
      name,
      type: 'string',
      values: entriesOf(value).map((one) => keyOf(one.key)),
      required: false,
      doc: at.module.docs.get(start),
      ...(first !== undefined && { initial: first }),
    }
  })
}

function reference(module: Module, name: string, given: readonly ESTree.TSType[]): Found {
  const [first, second] = given
  const keys = second ? literalsOf(module, second) : []
  if (name === 'Pick' || name === 'Omit' || name === 'Partial' || name === 'Required') {
    const { props, element } = first ? membersOf(module, first) : { props: [] }
    if (name === 'Pick') return { props: props.filter((prop) => keys.includes(prop.name)) }
    return {
      props: props
        .filter((prop) => !keys.includes(prop.name))
        .map((prop) => ({ ...prop, required: name === 'Partial' ? false : name === 'Required' || prop.required })),
      element,
    }
  }
  if (name === 'VariantProps' && first?.type === 'TSTypeQuery')
    return { props: variantsOf(module, textOf(module, first.exprName)) }
  if (name === 'ComponentProps' && first) return { props: [], element: literalsOf(module, first)[0] }
  const at = resolveImport(module, name)
  const declared = at?.module.types.get(at.name)
  if (!at || !declared) return { props: [] }
  if (declared.type === 'TSTypeAliasDeclaration') return membersOf(at.module, declared.typeAnnotation)
  const above = declared.extends.map((one) =>
    reference(at.module, textOf(at.module, one.expression), one.typeArguments?.params ?? []),
  )
  return merge([{ props: declared.body.body.flatMap((member) => propOf(at.module, member)) }, ...above])
}

/** Merges definitions; earlier ones take precedence. */
function merge(all: readonly Found[]): Found {
  const props = new Map<string, Prop>()
  for (const prop of all.flatMap((one) => one.props)) if (!props.has(prop.name)) props.set(prop.name, prop)
  return { props: [...props.values()], element: all.find(({ element }) => element)?.element }
}

function membersOf(module: Module, node: ESTree.TSType): Found {
  if (node.type === 'TSTypeLiteral') return { props: node.members.flatMap((member) => propOf(module, member)) }
  if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType')
    return merge(node.types.map((one) => membersOf(module, one)))
  if (node.type === 'TSTypeReference')
    return reference(module, textOf(module, node.typeName), node.typeArguments?.params ?? [])
  return { props: [] }
}

/** Default values in the destructured parameter of a component, by prop. */
function initials(module: Module, param: ESTree.Node | undefined): Map<string, string> {
  if (param?.type !== 'ObjectPattern') return new Map()
  return new Map(
    param.properties.flatMap((one): [string, string][] =>
      one.type === 'Property' && one.value.type === 'AssignmentPattern'
        ? [[keyOf(one.key), textOf(module, one.value.right)]]
        : [],
    ),
  )
}

/** Each component that a file exports as a function, with the props that its types name. */
export function readPropTables(file: string): Record<string, PropTable> {
  const module = readModule(file)
  const tables = [...module.components]
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, { start, param }]): [string, PropTable] => {
      const annotation = param && 'typeAnnotation' in param ? param.typeAnnotation : undefined
      const { props, element } =
        annotation?.type === 'TSTypeAnnotation' ? membersOf(module, annotation.typeAnnotation) : { props: [] }
      const initial = initials(module, param)
      const withInitial = props.map((prop) => {
        const value = initial.get(prop.name)
        return value === undefined ? prop : { ...prop, initial: value }
      })
      return [name, { doc: module.docs.get(start), props: withInitial, element }]
    })
  return Object.fromEntries(tables)
}
