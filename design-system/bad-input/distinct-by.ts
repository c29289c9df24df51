type KeyOf<Item> = (item: Item) => string

function repeats<Item>(items: readonly Item[], keyOf: KeyOf<Item>, index: number): boolean {
  const keys = items.map(keyOf)
  return keys.indexOf(keys[index] ?? '') < index
}

/** The items without those whose key stood there before: what is listed twice is shown once. */
export const distinctBy = <Item>(items: readonly Item[], keyOf: KeyOf<Item>): Item[] => items.filter((_, index) => !repeats(items, keyOf, index))

/** The first item whose key stood there before, to be named in a warning. */
export const repeatedBy = <Item>(items: readonly Item[], keyOf: KeyOf<Item>): Item | undefined => items.find((_, index) => repeats(items, keyOf, index))
