/** The parts of a name on the wire; any may be missing. */
interface NamedPerson {
  name_title?: string | null | undefined
  name_initials?: string | null | undefined
  name_last?: string | null | undefined
}

/** 'title initials last name' without gaps for missing parts (APP-06); '' if all are missing. */
export const personName = ({ name_title, name_initials, name_last }: NamedPerson): string =>
  [name_title, name_initials, name_last]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
