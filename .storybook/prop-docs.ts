import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readPropTables, type Prop, type PropTable } from './prop-table.ts'

const root = resolve(import.meta.dirname, '..')

/** Storybook makes a choice of words out of a name that lists them. */
const typeOf = ({ type, values }: Prop): object => ({ name: values ? values.map((value) => JSON.stringify(value)).join(' | ') : type })

/** A table in the words that Storybook reads. */
const docgenInfo = ({ doc = '', props, element }: PropTable): object => ({
  description: element ? `${doc}\n\nFurther props and \`ref\` go to its \`<${element}>\`.` : doc,
  props: Object.fromEntries(props.map((prop) => [prop.name, {
    description: prop.doc ?? '', required: prop.required, type: typeOf(prop), ...(prop.initial !== undefined && { defaultValue: { value: prop.initial, computed: false } }),
  }])),
})

/**
 * Gives every component of the design system the table that its page in the catalogue shows. Storybook's own readers
 * do not do: one leaves out what a type picks from another, the other needs a compiler that TypeScript 7 no longer has.
 */
export function propDocs(): Plugin {
  return {
    name: 'prop-docs',
    enforce: 'post',
    transform: (code, id) => {
      const [file = ''] = id.split('?')
      const path = relative(root, file)
      if (!/^design-system\/.*\.tsx$/.test(path) || /\.(test|stories)\.tsx$/.test(path)) return undefined
      const lines = Object.entries(readPropTables(file)).map(([name, table]) => `${name}.__docgenInfo = ${JSON.stringify({ displayName: name, ...docgenInfo(table) })}`)
      return { code: [code, ...lines].join('\n'), map: null }
    },
  }
}
