/** How a consult is held: by video, by phone or at the clinic. */
export const bookingModes = ['video', 'phone', 'clinic'] as const
export type BookingMode = (typeof bookingModes)[number]
