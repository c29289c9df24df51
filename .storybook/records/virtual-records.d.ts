declare module 'virtual:part-records' {
  import type { LinkedRecord, PartApi } from './part-record.ts'

  export const records: Readonly<Record<string, LinkedRecord>>
  export const apis: readonly PartApi[]
}
