import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readPropTables, type Prop, type PropTable } from './prop-table.ts'

const root = resolve(import.meta.dirname, '..')

/** The type in Storybook's format; a union of string literals becomes a select. */
const typeOf = ({ type, values }: Prop): object => ({
  name: values ? values.map((value) => JSON.stringify(value)).join(' | ') : type,
})

/** A prop table in Storybook's docgen format. */
const docgenInfo = ({ doc = '', props, element }: PropTable): object => ({
  description: element ? `${doc}\n\nFurther props and \`ref\` go to its \`<${element}>\`.` : doc,
  props: Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        description: prop.doc ?? '',
        required: prop.required,
        type: typeOf(prop),
        ...(prop.initial !== undefined && { defaultValue: { value: prop.initial, computed: false } }),
      },
    ]),
  ),
})

/**
 * Adds docgen info to each component of the design system, for its prop table. Storybook's own tools cannot be used: one
 * ignores Pick<>, the other needs the compiler API that TypeScript 7 no longer has.
 */
export function propDocs(): Plugin {
  return {
    name: 'prop-docs',
    enforce: 'post',
    transform: (code, id) => {
      const [file = ''] = id.split('?')
      const path = relative(root, file)
      if (!/^design-system\/.*\.tsx$/.test(path) || /\.(test|stories)\.tsx$/.test(path)) return undefined
      const lines = Object.entries(readPropTables(file)).map(
        ([name, table]) => `${name}.__docgenInfo = ${JSON.stringify({ displayName: name, ...docgenInfo(table) })}`,
      )
      return { code: [code, ...lines].join('\n'), map: null }
    },
  }
}
