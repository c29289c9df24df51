/** Joins ids for `aria-describedby`, skipping empty ones; undefined if none is left. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
