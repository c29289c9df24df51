/** Joins ids for `aria-describedby`; undefined if there are none. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
