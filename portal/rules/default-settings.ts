/** What a build does unless it is told otherwise. */
export const standardSettings = { draftHours: 24, skipsCodeCheck: false, slotDays: 90, verificationOrigins: [] as readonly string[], paymentOrigins: [] as readonly string[], signOutAddress: null as string | null }
