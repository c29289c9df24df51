const files = import.meta.glob<Record<string, unknown>>('../../locales/nl/*.json', { eager: true, import: 'default' })

/** Matches a text of the locale as a screen shows it, by the longest part between its tags, with anything for its placeholders: `login:verification.sms`. */
export function textOf(key: `${string}:${string}`): RegExp {
  const [namespace = '', path = ''] = key.split(':')
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      files[`../../locales/nl/${namespace}.json`],
    )
  if (typeof value !== 'string') throw new Error(`locales/nl has no text ${key}`)
  const [longest = ''] = value
    .replaceAll(/\s+/g, ' ')
    .split(/<[^>]*>/)
    .toSorted((one, other) => other.length - one.length)
  return new RegExp(
    longest
      .trim()
      .split(/\{[^}]*\}/)
      .map((part) => RegExp.escape(part))
      .join('.*'),
  )
}
