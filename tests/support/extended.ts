/** Playwright tag of the tests that run in `npm run test:all` and not in `npm test`. */
export const extended = '@extended'
/** Playwright tag of the tests that only the release checks run, and who names them. */
export const released = '@release'
