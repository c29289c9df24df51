type Values = Readonly<Record<string, string | number>>

/** Fills in what is written in braces. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

type Counted<Name extends string> = Readonly<Record<`${Name}_${'one' | 'other'}`, string>>

/** The text for this count, with all filled in. */
export const plural = <Name extends string>(
  texts: Counted<Name>,
  name: Name,
  count: number,
  values: Values = {},
): string => fill(texts[`${name}_${count === 1 ? 'one' : 'other'}`], { ...values, count })
