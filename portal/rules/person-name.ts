/** The name parts a person has on the wire; any may be missing. */
interface NamedPerson {
  name_title?: string | null | undefined
  name_initials?: string | null | undefined
  name_last?: string | null | undefined
}

/** 'title initials last name'; empty when nothing is known. */
export const personName = ({ name_title, name_initials, name_last }: NamedPerson): string =>
  [name_title, name_initials, name_last]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
