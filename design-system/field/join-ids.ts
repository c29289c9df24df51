/** A value for `aria-describedby` out of the ids that stand there now; none when there is nothing to point at. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined => ids.filter(Boolean).join(' ') || undefined
