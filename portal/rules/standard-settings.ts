/** What a build does unless it is told otherwise. */
export const standardSettings = { skipsCodeCheck: false, slotDays: 90, verificationOrigins: [] as readonly string[], paymentOrigins: [] as readonly string[], signOutAddress: null as string | null }
