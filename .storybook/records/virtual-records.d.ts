declare module 'virtual:part-records' {
  import type { LinkedRecord } from './part-record.ts'

  export const records: Readonly<Record<string, LinkedRecord>>
}
