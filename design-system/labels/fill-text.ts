type Values = Readonly<Record<string, string | number>>

/** Replaces each name in braces by its value; an unknown name stays. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

type Counted<Name extends string> = Readonly<Record<`${Name}_${'one' | 'other'}`, string>>

/** The `_one` or `_other` text for this count, filled in. */
export const plural = <Name extends string>(
  texts: Counted<Name>,
  name: Name,
  count: number,
  values: Values = {},
): string => fill(texts[`${name}_${count === 1 ? 'one' : 'other'}`], { ...values, count })
