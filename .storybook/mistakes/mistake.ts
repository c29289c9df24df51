/** Parameters of a non-conforming story: `caughtBy` stands in what the rules must say of it. No pictures are taken of a mistake. */
export const mistake = (caughtBy: string) => ({ caughtBy, chromatic: { disableSnapshot: true } })
