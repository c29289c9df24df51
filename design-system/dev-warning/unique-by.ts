type KeyOf<Item> = (item: Item) => string

/** For each item, whether an earlier item has the same key. */
function repeats<Item>(items: readonly Item[], keyOf: KeyOf<Item>): boolean[] {
  const keys = items.map(keyOf)
  return keys.map((key, index) => keys.indexOf(key) < index)
}

/** The items without later ones of the same key. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: KeyOf<Item>): Item[] {
  const repeated = repeats(items, keyOf)
  return items.filter((_, index) => !repeated[index])
}

/** The first item whose key an earlier item has, to be named in a warning. */
export const findDuplicate = <Item>(items: readonly Item[], keyOf: KeyOf<Item>): Item | undefined =>
  items[repeats(items, keyOf).indexOf(true)]
