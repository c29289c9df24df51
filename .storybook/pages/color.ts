/** `#rrggbb` of a computed colour such as `rgb(31, 81, 50)`. */
export const hexOf = (computed: string): string =>
  `#${[...computed.matchAll(/[\d.]+/g)]
    .slice(0, 3)
    .map(([channel]) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
