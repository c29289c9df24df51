/** The Playwright tag of what `npm test` leaves to the proof `accessibility`. Whoever asks for some of the tests gets these too. */
export const longer = '@longer'
