import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readPropTables, type Prop } from '../prop-table.ts'
import type { ComponentApi } from './component-record.ts'

const root = resolve(import.meta.dirname, '../..')

/** Props for one value: the caller's value, the initial value, and the change handler. */
export const valueProps = [
  ['value', 'defaultValue', 'onValueChange'],
  ['checked', 'defaultChecked', 'onCheckedChange'],
  ['open', 'defaultOpen', 'onOpenChange'],
] as const

/** The components that the index exports, with their files relative to the root. */
export function indexComponents(
  index = readFileSync(join(root, 'design-system/index.ts'), 'utf8'),
): { name: string; file: string }[] {
  return [...index.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file: `design-system/${file}` })),
  )
}

/** The props of a component by the conventions that all components share. */
function apiOf(name: string, props: readonly Prop[], element: string | undefined): ComponentApi {
  const has = (prop: string) => props.some((one) => one.name === prop)
  return {
    name,
    required: props.filter(({ required }) => required).map((prop) => prop.name),
    value: valueProps.map((names) => names.filter(has)).find((names) => names.length > 1) ?? [],
    labels: props.map((prop) => prop.name).filter((prop) => /^(?:label|labels|legend|title)$|Labels?$/.test(prop)),
    render: has('render'),
    element: element ?? null,
  }
}

/** Each component of the index with its API, read from its types. */
export const readComponentApis = (): ComponentApi[] =>
  indexComponents().map(({ name, file }) => {
    const table = readPropTables(join(root, file))[name]
    return apiOf(name, table?.props ?? [], table?.element)
  })
