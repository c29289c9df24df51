/** Memoises a function of one object, by identity, in a WeakMap. */
export function weakMemo<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const cache = new WeakMap<Given, { made: Made }>()
  return (given) => {
    const known = cache.get(given) ?? { made: make(given) }
    cache.set(given, known)
    return known.made
  }
}
