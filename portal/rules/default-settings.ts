/** What a build does unless it is told otherwise. */
export const standardSettings = { draftHours: 24, skipsCodeCheck: false, slotDays: 90, verificationOrigins: [] as readonly string[], paymentOrigins: [] as readonly string[], signOutAddress: null as string | null }

/** How long drafts wait, in whole hours, as `clinic.json` says it in words; whatever is no such number leaves the standard. */
export const draftHoursOf = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : standardSettings.draftHours)
