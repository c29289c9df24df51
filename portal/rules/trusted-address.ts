/** Characters that URL parsing drops or changes, so that an address could lead elsewhere than it seems to. */
const unsafeCharacters = /[\s\\\p{Cc}]/u

/**
 * The normalised URL if it belongs to one of these origins (without a trailing slash), else null. User info, another
 * port or another scheme is not allowed (FIN-06, IDENT-03).
 */
export function trustedAddress(given: string, origins: readonly string[]): string | null {
  if (unsafeCharacters.test(given)) return null
  try {
    const { href } = new URL(given)
    return origins.some((origin) => href.startsWith(`${origin}/`)) ? href : null
  } catch {
    return null
  }
}
