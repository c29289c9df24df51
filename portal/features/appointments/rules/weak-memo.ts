/** Memoises a function of one object in a WeakMap. */
export function weakMemo<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const kept = new WeakMap<Given, { made: Made }>()
  return (given) => {
    const known = kept.get(given) ?? { made: make(given) }
    kept.set(given, known)
    return known.made
  }
}
