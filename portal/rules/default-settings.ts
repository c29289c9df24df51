/** Settings of a build without variables. `draftHours` is in hours, `slotDays` in days. */
export const standardSettings = {
  draftHours: 24,
  skipsCodeCheck: false,
  slotDays: 90,
  verificationOrigins: [] as readonly string[],
  paymentOrigins: [] as readonly string[],
  signOutAddress: null as string | null,
}

/** Parses `draftHours` of `clinic.json`, the hours that drafts stay after a session expired: a whole number; anything else gives the default. */
export const draftHoursOf = (text: string): number =>
  /^\d{1,4}$/.test(text) ? Number(text) : standardSettings.draftHours
