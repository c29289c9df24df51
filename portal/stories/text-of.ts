const files = import.meta.glob<Record<string, unknown>>('../../locales/nl/*.json', { eager: true, import: 'default' })

type Values = Readonly<Record<string, string | number>>

/**
 * Matches a text of the locale as a screen shows it: `login:verification.sms`. Placeholders in `values` are filled in; of what
 * other placeholders and tags divide, the longest part counts, as screens may show those as elements.
 */
export function textOf(key: `${string}:${string}`, values: Values = {}): RegExp {
  const [namespace = '', path = ''] = key.split(':')
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      files[`../../locales/nl/${namespace}.json`],
    )
  if (typeof value !== 'string') throw new Error(`locales/nl has no text ${key}`)
  const [longest = ''] = value
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    .replaceAll(/\s+/g, ' ')
    .split(/\{[^}]*\}|<[^>]*>/)
    .toSorted((one, other) => other.length - one.length)
  return new RegExp(RegExp.escape(longest.trim()))
}
