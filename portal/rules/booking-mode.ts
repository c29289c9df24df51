/** How a patient and the clinic meet. */
export const bookingModes = ['video', 'phone', 'clinic'] as const
export type BookingMode = (typeof bookingModes)[number]
