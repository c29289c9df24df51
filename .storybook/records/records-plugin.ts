import type { Plugin } from 'vite'
import { linkRecords } from './link-records.ts'
import { readComponentApis } from './component-api.ts'

const id = 'virtual:component-records'

/** A module with the API and the record of each component, with file and line of each test. */
export function componentRecords(): Plugin {
  return {
    name: 'component-records',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) => {
      if (name !== `\0${id}`) return undefined
      return `export const records = ${JSON.stringify(linkRecords().records)}\nexport const apis = ${JSON.stringify(readComponentApis())}`
    },
  }
}
