/** Playwright tag of the tests that run in `npm run test:all` and not in `npm test`. */
export const extended = '@extended'
