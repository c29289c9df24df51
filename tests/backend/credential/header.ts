/** E-mail and password of a Basic header. */
export interface Basic {
  email: string
  password: string
}

function afterScheme(header: string | undefined, scheme: string): string | undefined {
  const [given, value, ...rest] = (header ?? '').split(' ')
  return given?.toLowerCase() === scheme && value && rest.length === 0 ? value : undefined
}

/** The token of `Authorization: Token …` or, for the calls that want it, `Bearer …`. */
export function readToken(header: string | undefined, scheme: 'token' | 'bearer'): string | undefined {
  return afterScheme(header, scheme)
}

/** UTF-8 inside base64; only the first colon parts, a password may hold more of them. */
export function readBasic(header: string | undefined): Basic | undefined {
  const value = afterScheme(header, 'basic')
  if (value === undefined) return undefined
  const text = Buffer.from(value, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  return { email: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) }
}
