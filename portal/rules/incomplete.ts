/** Something that was read of an answer, with the fields at which that could not be done. */
export interface Incomplete {
  incomplete?: readonly string[]
}

/** Whether the clinic sent something for one of these fields that cannot be read. Then that there is nothing cannot be said either. */
export const isIncomplete = ({ incomplete = [] }: Incomplete, fields: readonly string[]): boolean => fields.some((field) => incomplete.includes(field))
