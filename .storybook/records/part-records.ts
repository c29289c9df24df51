import type { Plugin } from 'vite'
import { linkRecords } from './link-records.ts'
import { readPartApis } from './part-api.ts'

const id = 'virtual:part-records'

/** Gives the catalogue every part's API and record, with file and line of each test. */
export function partRecords(): Plugin {
  return {
    name: 'part-records',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) => {
      if (name !== `\0${id}`) return undefined
      return `export const records = ${JSON.stringify(linkRecords().records)}\nexport const apis = ${JSON.stringify(readPartApis())}`
    },
  }
}
