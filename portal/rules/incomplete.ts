/** An answer with the paths of its unreadable fields (see `readAnswer`). */
export interface Incomplete {
  incomplete?: readonly string[]
}

/** Whether one of these fields was unreadable; if so, an empty list does not mean that there is nothing. */
export const isIncomplete = ({ incomplete = [] }: Incomplete, fields: readonly string[]): boolean =>
  fields.some((field) => incomplete.includes(field))
