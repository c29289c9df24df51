type KeyOf<Item> = (item: Item) => string

/** For each item, whether its key stood there before. */
function repeats<Item>(items: readonly Item[], keyOf: KeyOf<Item>): boolean[] {
  const keys = items.map(keyOf)
  return keys.map((key, index) => keys.indexOf(key) < index)
}

/** The items without those whose key stood there before: what is listed twice is shown once. */
export function distinctBy<Item>(items: readonly Item[], keyOf: KeyOf<Item>): Item[] {
  const repeated = repeats(items, keyOf)
  return items.filter((_, index) => !repeated[index])
}

/** The first item whose key stood there before, to be named in a warning. */
export const repeatedBy = <Item>(items: readonly Item[], keyOf: KeyOf<Item>): Item | undefined => items[repeats(items, keyOf).indexOf(true)]
