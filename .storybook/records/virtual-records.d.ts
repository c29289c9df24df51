declare module 'virtual:component-records' {
  import type { LinkedRecord, PartApi } from './component-record.ts'

  export const records: Readonly<Record<string, LinkedRecord>>
  export const apis: readonly PartApi[]
}
